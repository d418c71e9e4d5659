// Beside egress, whose public names may lead to its own pod only: hands connections on to the receiver.
import { connect, createServer } from 'node:net';

const PORT = 8443;
const { RELAY_TO } = process.env;

createServer((client) => {
  const receiver = connect(PORT, RELAY_TO);
  client.pipe(receiver).pipe(client);
  const end = () => {
    client.destroy();
    receiver.destroy();
  };
  client.on('error', end).on('close', end);
  receiver.on('error', end).on('close', end);
}).listen(PORT);
