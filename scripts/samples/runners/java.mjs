import { compile, findAll, findProgram, rename, toEndLine, writeFiles } from '../runner.mjs';

/**
 * One compilation for all samples, with a class for each. Compiles files as ASCII, which is the
 * default on some systems.
 * @type {import('../runner.mjs').Runner}
 */
export const java = {
  find: () => findAll([findProgram('java', ['-version']), findProgram('javac', ['-version'])]),
  prepare: async (samples, folder) => {
    const toClass = (/** @type {string} */ id) => `Main${id}`;
    const files = Object.fromEntries(
      samples.map((sample) => [
        `${toClass(sample.id)}.java`,
        rename(sample, '\npublic class Main {\n', `\npublic class ${toClass(sample.id)} {\n`),
      ]),
    );
    const sources = ['Dispatch.java', ...Object.keys(files)].join('\n');
    await writeFiles(folder, { ...files, 'Dispatch.java': dispatch, sources });
    await compile({
      command: 'javac',
      args: ['-encoding', 'US-ASCII', '-d', 'classes', '@sources'],
      cwd: folder,
    });
    return {
      atOnce: 50,
      toProgram: (some) => ({
        command: 'java',
        args: ['-cp', 'classes', 'Dispatch', ...some.map(({ id }) => toClass(id))],
        cwd: folder,
      }),
    };
  },
};

const dispatch = `import java.lang.reflect.InvocationTargetException;

public class Dispatch {
    public static void main(String[] names) throws ReflectiveOperationException {
        for (String name : names) {
            String outcome = run(name);
            System.out.println("${toEndLine('" + name.substring(4) + "', '" + outcome + "')}");
        }
    }

    private static String run(String name) throws ReflectiveOperationException {
        try {
            Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            return "ok";
        } catch (InvocationTargetException e) {
            return e.getCause().toString();
        }
    }
}
`;
