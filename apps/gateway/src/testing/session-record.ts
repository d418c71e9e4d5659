import type { adminProto } from '@diorama/proto-types';

interface RecordedSession {
  readonly operator: string;
  readonly person: adminProto.ConsolePerson | undefined;
  isActive: boolean;
}

/** A line of the audit log. */
interface RecordedLine {
  readonly action: string;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The sessions of the system of record, for as many gateways as a test starts before it. */
export interface SessionRecord {
  /** For `startGateway`. */
  readonly admin: SessionCalls;
  /** Names of the calls for sessions, in their order. */
  readonly calls: string[];
  readonly sessions: Map<string, RecordedSession>;
  readonly lines: RecordedLine[];
}

interface SessionCalls {
  beginConsoleSession(request: adminProto.BeginConsoleSessionRequest): Promise<adminProto.BeginConsoleSessionResponse>;
  getConsoleSession(request: adminProto.GetConsoleSessionRequest): Promise<adminProto.GetConsoleSessionResponse>;
  endConsoleSession(request: adminProto.EndConsoleSessionRequest): Promise<adminProto.EndConsoleSessionResponse>;
  recordAudit(request: adminProto.RecordAuditRequest): Promise<object>;
}

export function newSessionRecord(): SessionRecord {
  const sessions = new Map<string, RecordedSession>();
  const calls: string[] = [];
  const lines: RecordedLine[] = [];
  const admin: SessionCalls = {
    beginConsoleSession: async ({ sessionId, operator, person }) => {
      calls.push('begin');
      if (sessions.has(sessionId)) return { isBegun: false };
      sessions.set(sessionId, { operator, person, isActive: true });
      return { isBegun: true };
    },
    getConsoleSession: async ({ sessionId }) => {
      calls.push('get');
      const { isActive = false, person } = sessions.get(sessionId) ?? {};
      return { isActive, person: isActive ? person : undefined };
    },
    endConsoleSession: async ({ sessionId }) => {
      calls.push('end');
      const session = sessions.get(sessionId);
      if (session !== undefined) session.isActive = false;
      return {};
    },
    recordAudit: async ({ action, target, detailsJson }) => {
      lines.push({ action, target, details: JSON.parse(detailsJson) as Record<string, unknown> });
      return {};
    },
  };
  return { admin, calls, sessions, lines };
}
