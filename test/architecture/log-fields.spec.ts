import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { workspaces } from './workspace.js';

const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Names of the fields of log lines, as object literals in calls such as `logger.info({ operation_id }, '...')`. */
function logFields(path: string, text: string): string[] {
  const fields: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isLogCall(node.expression))
      for (const argument of node.arguments)
        if (ts.isObjectLiteralExpression(argument))
          for (const property of argument.properties) if (property.name !== undefined) fields.push(property.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return fields;
}

/** `logger.info`, `this.logger[level]`, `options.logger.warn`, `log.info`. */
function isLogCall(callee: ts.Expression): boolean {
  const isMethod = ts.isPropertyAccessExpression(callee) && LEVELS.has(callee.name.text);
  if (!isMethod && !ts.isElementAccessExpression(callee)) return false;
  return /(^|\.)log(ger)?$/.test(callee.expression.getText());
}

describe('fields of log lines', () => {
  it('are in snake_case in every process', () => {
    const wrong = workspaces
      .flatMap(({ files }) => files)
      .flatMap(({ path, text }) =>
        logFields(path, text)
          .filter((name) => !SNAKE_CASE.test(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('are found in each form of a call', () => {
    const text = `
      logger.info({ operationId }, 'x');
      this.options.logger.warn({ err: error, delivery_id: id }, 'x');
      this.logger[level]({ accountId: 1, ...rest }, 'x');
      log.warn('x', { worldId });
      catalog.info({ notLogged });
      list[at]({ notLogged });`;
    expect(logFields('a.ts', text)).toEqual(['operationId', 'err', 'delivery_id', 'accountId', 'worldId']);
  });
});
