import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint';
import { ENDPOINTS } from '../contract/endpoints';
import { ERRORS, type ErrorKey } from '../contract/error-codes';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  section { border-top: 1px solid #8884; padding: 1rem 0; }
  h2 { font: 600 1.1rem ui-monospace, monospace; margin: 0; }
  pre { overflow: auto; padding: .75rem; background: #8881; font-size: .85rem; }
  table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem 1rem .25rem 0; }
  summary { cursor: pointer; }`;

/** Said after a call that not everybody may make. */
const AUDIENCE: Record<Endpoint['auth'], string> = {
  public: '',
  signedIn: ' Signed-in people only.',
  editor: ' Editors and admins only.',
  admin: ' Admins only.',
  system: ' The newsroom’s own commands only.',
};

/** /api/docs: every call with its input, output and errors, for people; made from the contract. */
export function apiDocsPage(origin: string): string {
  const calls = Object.values<Endpoint>(ENDPOINTS);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>API</h1>
<p>Calls are at <code>${escape(origin)}/api/&lt;name&gt;</code>. Answers carry <code>code</code>,
<code>message</code> and <code>data</code>; success is code 200. The header <code>language</code>
(<code>cn</code>, <code>hk</code>, <code>en</code>) chooses the language; <code>Authorization</code>
holds the bare token. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
<nav><ul>${calls.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${calls.map(callSection).join('\n')}
<section><h2>Codes</h2><table><thead><tr><th>Code</th><th>HTTP</th><th>Meaning</th></tr></thead>
<tbody>${(Object.keys(ERRORS) as ErrorKey[]).map(errorRow).join('')}</tbody></table></section>
</body></html>`;
}

function callSection(endpoint: Endpoint): string {
  const { name, method, auth, summary, errors } = endpoint;
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const output = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' });
  return `<section id="${name}"><h2>${method} /api/${name}</h2>
<p>${escape(summary)}${AUDIENCE[auth]}</p>
<p>Errors: ${['invalidInput', ...errors, 'internal'].map((key) => `<code>${key}</code>`).join(', ')}</p>
<details><summary>Input</summary><pre>${escape(JSON.stringify(input, null, 2))}</pre></details>
<details><summary>Output (data)</summary><pre>${escape(JSON.stringify(output, null, 2))}</pre></details>
</section>`;
}

function errorRow(key: ErrorKey): string {
  const { code, status } = ERRORS[key];
  return `<tr><td>${code}</td><td>${status}</td><td><code>${key}</code></td></tr>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
