import { compile, findAll, findProgram, rename, toEndLine, writeFiles } from '../runner.mjs';

/**
 * One assembly for all samples, with a class for each, compiled by Mono.
 *
 * Mono's `Uri` has two bugs of .NET Framework before 4.7.2: it removes `%E2%80%AE` and similar
 * characters from a URL, and decodes `%27`. Both are part of its support for international URLs,
 * which the variable disables. .NET has neither.
 * @type {import('../runner.mjs').Runner}
 */
export const csharp = {
  find: () => findAll([findProgram('mcs', ['--version']), findProgram('mono', ['--version'])]),
  prepare: async (samples, folder) => {
    const toClass = (/** @type {string} */ id) => `Program${id}`;
    const files = Object.fromEntries(
      samples.map((sample) => [
        `${toClass(sample.id)}.cs`,
        rename(sample, '\nclass Program\n', `\nclass ${toClass(sample.id)}\n`),
      ]),
    );
    await writeFiles(folder, { ...files, 'Dispatch.cs': dispatch });
    await compile({
      command: 'mcs',
      args: [
        ...['-out:samples.exe', '-main:Dispatch', '-reference:System.Net.Http.dll'],
        ...['Dispatch.cs', ...Object.keys(files)],
      ],
      cwd: folder,
    });
    return {
      atOnce: 50,
      toProgram: (some) => ({
        command: 'mono',
        args: ['samples.exe', ...some.map(({ id }) => toClass(id))],
        cwd: folder,
        env: { MONO_URI_IRIPARSING: 'false' },
      }),
    };
  },
};

const dispatch = `using System;
using System.Reflection;

class Dispatch
{
    static void Main(string[] names)
    {
        foreach (var name in names)
        {
            var outcome = Run(name);
            Console.WriteLine("${toEndLine('" + name.Substring(7) + "', '" + outcome + "')}");
        }
    }

    static string Run(string name)
    {
        try
        {
            Type.GetType(name)
                .GetMethod("Main", BindingFlags.NonPublic | BindingFlags.Static)
                .Invoke(null, null);
            return "ok";
        }
        catch (TargetInvocationException e)
        {
            return e.InnerException.Message;
        }
    }
}
`;
