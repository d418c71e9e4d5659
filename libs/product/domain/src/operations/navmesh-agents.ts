/** Body that a navigation mesh is for. */
export interface NavmeshAgent {
  /** Metres from its axis to its side. */
  readonly radius: number;
  /** Metres from its feet to its top. */
  readonly height: number;
  /** Degrees of the steepest ground that it walks on. */
  readonly max_slope: number;
  /** Metres of the highest step that it takes. */
  readonly max_step: number;
}

type AgentField = keyof NavmeshAgent;

/** The walker of the viewer. */
export const DEFAULT_NAVMESH_AGENT: NavmeshAgent = { radius: 0.25, height: 1.7, max_slope: 50, max_step: 0.35 };

/** Range and rounding step of each field, in its unit. */
export const NAVMESH_AGENT_RANGES: Readonly<Record<AgentField, { readonly min: number; readonly max: number; readonly step: number }>> = {
  radius: { min: 0.1, max: 2, step: 0.01 },
  height: { min: 0.2, max: 5, step: 0.01 },
  max_slope: { min: 5, max: 75, step: 1 },
  max_step: { min: 0.02, max: 1, step: 0.01 },
};

const FIELDS = Object.keys(NAVMESH_AGENT_RANGES) as AgentField[];
/** Begins the text of `formatNavmeshAgent`. */
export const NAVMESH_AGENT_PREFIX = '+agent';

/** A whole agent: the given fields, rounded, and those of the default. */
export function completeNavmeshAgent(given: { readonly [Field in AgentField]?: number | null | undefined }): NavmeshAgent {
  const fields = FIELDS.map((field) => [field, roundField(field, given[field] ?? DEFAULT_NAVMESH_AGENT[field])]);
  return Object.fromEntries(fields) as Record<AgentField, number>;
}

/** An agent as the end of an export format, such as `+agent-0.3-1.8-45-0.4`; empty for the default agent. */
export function formatNavmeshAgent(agent: NavmeshAgent): string {
  if (FIELDS.every((field) => agent[field] === DEFAULT_NAVMESH_AGENT[field])) return '';
  return `${NAVMESH_AGENT_PREFIX}${FIELDS.map((field) => `-${agent[field]}`).join('')}`;
}

/** The agent of an end that `formatNavmeshAgent` writes; null for other text. */
export function parseNavmeshAgent(text: string): NavmeshAgent | null {
  if (text === '') return DEFAULT_NAVMESH_AGENT;
  if (!/^\+agent(-\d{1,2}(\.\d{1,2})?){4}$/.test(text)) return null;
  const numbers = text
    .slice(NAVMESH_AGENT_PREFIX.length + 1)
    .split('-')
    .map(Number);
  const agent = completeNavmeshAgent(Object.fromEntries(FIELDS.map((field, i) => [field, numbers[i]])));
  const isKnown = FIELDS.every(
    (field) => agent[field] >= NAVMESH_AGENT_RANGES[field].min && agent[field] <= NAVMESH_AGENT_RANGES[field].max,
  );
  return isKnown && agent.max_step < agent.height && formatNavmeshAgent(agent) === text ? agent : null;
}

function roundField(field: AgentField, value: number): number {
  const perUnit = Math.round(1 / NAVMESH_AGENT_RANGES[field].step);
  return Math.round(value * perUnit) / perUnit;
}
