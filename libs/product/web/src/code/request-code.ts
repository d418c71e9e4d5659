import { JSON_STYLE, formatLiteral } from './code-literals.js';
import type { CodeContext, CodedRequest } from './coded-request.js';
import { buildPython } from './python-code.js';
import { replaceFiles } from './replace-files.js';
import { buildTypeScript } from './typescript-code.js';

export const CODE_LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/**
 * A program that sends a request. It reads the API key from `DIORAMA_API_KEY`, and pictures, videos and depth panoramas from their files
 * in the working directory.
 */
export function buildRequestCode(language: CodeLanguage, request: CodedRequest, context: CodeContext): string {
  if (language === 'curl') return buildCurl(request, context);
  return language === 'TypeScript' ? buildTypeScript(request, context) : buildPython(request, context);
}

function pathOf(request: CodedRequest): string {
  switch (request.makes) {
    case 'world':
      return '/svc/v1/worlds:generate';
    case 'worlds':
      return '/svc/v1/worlds:batch';
    case 'panorama':
      return '/svc/v1/pano:depth_to_rgb';
    case 'variation':
      return `/svc/v1/worlds/${request.worldId}:vary`;
    default:
      return `/svc/v1/worlds/${request.worldId}:export`;
  }
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function buildCurl(request: CodedRequest, { baseUrl, fileNames }: CodeContext): string {
  const url = quoteForShell(baseUrl + pathOf(request));
  const start = `curl -X POST ${url} \\\n  -H "Svc-Api-Key: $DIORAMA_API_KEY" -H 'Content-Type: application/json' \\\n`;
  if (fileNames.length === 0) return `${start}  -d ${quoteForShell(formatLiteral(request.body, JSON_STYLE))}\n`;
  const withMarks = replaceFiles(
    request.body,
    (_name, extension) => ({
      source: 'data_base64',
      data_base64: FILE_MARK,
      ...(extension === undefined ? {} : { extension }),
    }),
    fileNames,
  );
  const names = [...fileNames];
  // The shell fills in what is between the marks, so the rest is escaped.
  const text = formatLiteral(withMarks, JSON_STYLE)
    .replace(/[\\$`]/g, String.raw`\$&`)
    .replaceAll(FILE_MARK, () => `$(base64 < ${quoteForShell(names.shift() ?? '')} | tr -d '\\n')`);
  return `${start}  -d @- <<REQUEST\n${text}\nREQUEST\n`;
}

/** Occurs in no other text of a request. */
const FILE_MARK = 'bytes of the file, filled in by the shell';
