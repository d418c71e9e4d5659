import { escapeHtml } from '@diorama/web';

const STRINGS = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const NUMBERS = String.raw`\b\d[\d_.]*\b`;

/** What is marked in the code of each language: comments, strings, keywords and numbers. */
const RULES: Readonly<Record<string, RegExp>> = {
  sh: rulesOf(String.raw`(?<=^|\s)#[^\n]*`, 'if|then|else|fi|for|do|done|while|export'),
  ts: rulesOf(
    String.raw`//[^\n]*|/\*[\s\S]*?\*/`,
    'import|from|const|let|await|async|function|return|new|if|else|for|of|throw|try|catch|export|type|interface',
  ),
  python: rulesOf('#[^\\n]*', 'import|from|def|return|if|else|elif|for|in|with|as|while|not|and|or|None|True|False|raise|try|except'),
  json: rulesOf('(?!)', 'true|false|null'),
  yaml: rulesOf(String.raw`(?<=^|\s)#[^\n]*`, 'true|false|null'),
};
const ALIASES: Readonly<Record<string, string>> = {
  bash: 'sh',
  console: 'sh',
  shell: 'sh',
  typescript: 'ts',
  js: 'ts',
  py: 'python',
  yml: 'yaml',
};

function rulesOf(comments: string, keywords: string): RegExp {
  return new RegExp(`(?<comment>${comments})|(?<string>${STRINGS})|(?<keyword>\\b(?:${keywords})\\b)|(?<number>${NUMBERS})`, 'gm');
}

/** Code as HTML with comments, strings, keywords and numbers in marked spans. Code of an unknown language has no spans. */
export function highlight(code: string, language: string): string {
  const rules = RULES[ALIASES[language] ?? language];
  if (rules === undefined) return escapeHtml(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(rules)) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
