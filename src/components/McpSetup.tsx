import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { setups } from '@portal/src/mcp/setup';
import CodeBlock from './Code/CodeBlock';

interface Props {
  /** The assistant that reads the lines, or the format of its settings. */
  readonly of: keyof typeof setups;
}

/** The lines that add the portal's MCP server to an assistant. */
export default function McpSetup({ of }: Props) {
  const { title, url, baseUrl } = useDocusaurusContext().siteConfig;
  const { code, language } = setups[of]({ name: title, url: url + baseUrl });
  return <CodeBlock code={code} language={language} />;
}
