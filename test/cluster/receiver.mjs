// A receiver of webhooks: takes each one in, and writes down what came, as a line, for the tests to judge.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';

const [cert, key] = ['tls.crt', 'tls.key'].map((name) => readFileSync(`/etc/receiver/${name}`));

async function receive(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { url, headers } = request;
  process.stdout.write(`${JSON.stringify({ at: Date.now(), url, headers, body: Buffer.concat(chunks).toString('base64') })}\n`);
  response.writeHead(204).end();
}

createServer({ cert, key }, (request, response) => void receive(request, response)).listen(8443);
