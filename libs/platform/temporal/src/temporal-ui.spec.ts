import { describe, expect, it } from 'vitest';

import { createTemporalUi } from './temporal-ui.js';
import { SEARCH_ATTRIBUTE_TYPES } from './workflow-catalogue.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('addresses in the Temporal UI', () => {
  it('name a workflow with its namespace', () => {
    const ui = createTemporalUi({ uiUrl: 'https://temporal.example.com/ui', namespace: 'a b' });
    expect(ui.workflowUrl('webhook-delivery/del_1')).toBe(
      'https://temporal.example.com/ui/namespaces/a%20b/workflows/webhook-delivery%2Fdel_1',
    );
  });

  it('contain the queries of views, with times before now', () => {
    const views = createTemporalUi({ uiUrl: 'http://127.0.0.1:8233', namespace: 'default' }).views(NOW);
    const queries = Object.fromEntries(views.map(({ name, url }) => [name, new URL(url).searchParams.get('query')]));
    expect(queries['running_worlds']).toBe('`WorkflowType`="generateWorld" AND `ExecutionStatus`="Running"');
    expect(queries['failed_operations']).toBe(
      '`DioramaAccount` IS NOT NULL AND (`ExecutionStatus`="Failed" OR `ExecutionStatus`="TimedOut" OR `ExecutionStatus`="Terminated") ' +
        'AND `CloseTime`>"2026-11-20T12:00:00.000Z"',
    );
    expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  });

  it('keep operations and deliveries apart from upkeep', () => {
    const views = createTemporalUi({ uiUrl: 'http://127.0.0.1:8233', namespace: 'default' }).views(NOW);
    const conditions = [
      `\`${SEARCH_ATTRIBUTE_TYPES.account.name}\` IS NOT NULL`,
      '`WorkflowType`="',
      '`TemporalScheduledById` IS NOT NULL',
    ];
    for (const { name, url } of views) {
      const query = new URL(url).searchParams.get('query') ?? '';
      expect({ name, found: conditions.filter((condition) => query.includes(condition)).length }).toEqual({ name, found: 1 });
    }
  });

  it('are absent without a UI', () => {
    const ui = createTemporalUi({ uiUrl: undefined, namespace: 'default' });
    expect([ui.workflowUrl('op_1'), ui.views(NOW)]).toEqual([null, []]);
  });
});
