import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import ts from 'typescript';

import { ROOT } from './workspace.js';

/** A phrase of the private idiom that this repository replaces, and the wording to use instead. */
interface Banned {
  readonly phrase: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const banned = (phrase: string, pattern: string, instead: string): Banned => ({ phrase, pattern: new RegExp(pattern, 'gi'), instead });

export const BANNED: readonly Banned[] = [
  banned('nobody', String.raw`\bnobody\b`, 'name the actor: no client, no caller'),
  banned('whoever', String.raw`\b(whoever|whomever|whosoever)\b`, 'anyone who; the client that'),
  banned('somebody', String.raw`\b(somebody|everybody)\b`, 'someone, everyone, or the actor'),
  banned('whom', String.raw`\bwhom\b`, 'turn the sentence around'),
  banned('whatever', String.raw`\b(whatever|whichever|whenever|wherever)\b`, 'any; every; regardless of'),
  banned('is no X', String.raw`(?<!there |why |what |which |if |as )\b(is|are|was|were) no\b(?! longer| more than)`, 'is not a'),
  banned('is none', String.raw`(?<!there )\b(is|are|was|were) none\b`, 'is not one of'),
  banned('tells', String.raw`\b(tells|tell of|tell how|told|telling)\b`, 'returns, shows, states'),
  banned('what there is', String.raw`\bwhat there (is|are|was)\b`, 'name the thing'),
  banned('goes on', String.raw`\b(go|goes|went|gone|going) on\b(?! (to|call|line|holiday))`, 'continues'),
  banned('works on', String.raw`\bworks? (on for|no more)\b`, 'remains valid; no longer works'),
  banned('no more', String.raw`(?<!there (is|are) )\bno more\b(?! than)`, 'no longer'),
  banned('for good', String.raw`\bfor good\b`, 'permanently'),
  banned('stands for', String.raw`\b(stands?|stood|standing) for\b`, 'represents'),
  banned('is to be', String.raw`\b(is|are|was|were) to be\b`, 'must be'),
  banned('meanwhile', String.raw`\bmeanwhile\b`, 'during that time, or nothing'),
  banned('so that none', String.raw`\b(so that (none|no one)|lest)\b`, 'so that no X'),
  banned(
    'where it is absent',
    String.raw`\bwhere (it is|they are|that is|none is) (absent|set|given|missing)\b`,
    'defaults to; if omitted',
  ),
  banned('unless told', String.raw`\bunless (told|said|asked)\b`, 'by default'),
  banned('answers a', String.raw`\banswers? (an?|the|it|its|them|no|nothing|with|as|\d+)\b`, 'returns, responds'),
  banned('comes along', String.raw`\bcomes? along\b`, 'is included'),
  banned(
    'archaic adverb',
    String.raw`\b(anew|thereby|therein|thereof|thereupon|whence|whither|wherein|whereof|amid|amidst|ere)\b`,
    'again, by this, in it',
  ),
  banned('has to do with', String.raw`\b(has|have|had) to do with\b`, 'concerns'),
  banned('knows nothing', String.raw`\bknow?s? (nothing|none)\b`, 'does not know'),
  banned('of before', String.raw`\b(one|that|those|ones) (of|from) before\b`, 'the previous one'),
  banned('how things stand', String.raw`\bhow (things|far|it|they) (stand|stands|is|are|have|went)\b`, 'the state, the progress'),
  banned('fault', String.raw`\b(tells|says|names) all faults\b`, 'reports all errors'),
];

/** Keywords of SQL that follow a name, as in `gone ON CONFLICT`. */
const SQL = /\b(ON|AS)$/;

/** An occurrence of a phrase in a text. */
interface Occurrence extends Banned {
  readonly found: string;
  readonly at: number;
}

export function findBanned(text: string): Occurrence[] {
  return BANNED.flatMap((row) =>
    [...text.matchAll(row.pattern)]
      .filter(([found]) => !SQL.test(found))
      .map((match) => Object.assign({ found: match[0], at: match.index }, row)),
  );
}

/** `file:line: phrase` for each phrase that a text for users contains. */
export function faultsOf(path: string, texts: readonly Passage[]): string[] {
  return texts.flatMap(({ text, line }) =>
    findBanned(text).map(({ found, at, instead }) => {
      const lineOf = line + text.slice(0, at).split('\n').length - 1;
      return `${path}:${lineOf}: "${found.replace(/\s+/g, ' ')}"; write: ${instead}`;
    }),
  );
}

/** A text for users and the line on which it begins. */
export interface Passage {
  readonly text: string;
  readonly line: number;
}

const CODE = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js']);
const PLAIN = new Set(['.yaml', '.yml', '.tpl', '.txt', '.json', '.html', '.py', '.go']);
/** Texts that only look like English: recorded histories, generated code, migrations, which never change. */
const LEFT_OUT =
  /(^|\/)(generated|histories|migrations|node_modules|dist)\/|package(-lock)?\.json$|tsconfig|^(test\/architecture\/wording|tools\/commit-subjects)/;
/** Word lists of the grammar of prompts. */
const WORD_LISTS = /^libs\/engine\/(lexicon\/src\/lexicon|scene\/src\/language|catalogue\/src\/rows)\//;

/** Tracked files, relative to the root. */
export function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !LEFT_OUT.test(path));
}

export const isCode = (path: string): boolean => CODE.has(extname(path));

const isTest = (path: string): boolean => path.startsWith('test/') || /\.spec\.tsx?$|\/testing\//.test(path);

/** What a file shows to users, operators and callers: messages of the product, and documentation. */
export function passagesOf(path: string, text: string): readonly Passage[] {
  if (extname(path) === '.md') return [{ text: withoutCode(text), line: 1 }];
  if (isCode(path)) return isTest(path) || WORD_LISTS.test(path) ? [] : stringsOf(path, text);
  const shown = /^(charts|deploy|docs)\//.test(path) && PLAIN.has(extname(path));
  return shown ? [{ text: text.replaceAll('is None', 'is null'), line: 1 }] : []; // an operator of Python
}

/** The rest of a code file: names, comments, and in tests everything. Names in camel case are split into words. */
export function restOf(path: string, text: string): string {
  const strings = isTest(path) ? [] : stringsOf(path, text);
  const rest = strings.reduce((left, { text: string }) => left.replace(string, ' '), text);
  return rest.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function withoutCode(markdown: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  return markdown.replace(/^```[^\n]*\n[\s\S]*?^```/gm, blank).replace(/`[^`\n]*`/g, blank);
}

const parsed = new Map<string, readonly Passage[]>();

/** String literals, template texts and JSX texts, with the line of each. Each text is parsed once. */
function stringsOf(path: string, text: string): readonly Passage[] {
  const key = `${path}\n${text}`;
  const strings = parsed.get(key) ?? parseStrings(path, text);
  parsed.set(key, strings);
  return strings;
}

function parseStrings(path: string, text: string): Passage[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile(path, text, options, false, kind);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) {
      passages.push({ text: node.getText(source), line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return passages;
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
