/**
 * Has Postgres parse a statement, and reads which columns it answers, without running it.
 *
 * @returns {Promise<{ columns: string[], error: string | null }>}
 */
export function describeStatement(session, text) {
  return new Promise((resolve) => {
    let columns = [];
    let error = null;
    session.query({
      submit(connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
        return null;
      },
      handleRowDescription: ({ fields }) => {
        columns = fields.map(({ name }) => name);
      },
      handleError: (cause) => {
        error = cause.message;
        resolve({ columns, error });
      },
      handleReadyForQuery: () => resolve({ columns, error }),
    });
  });
}
