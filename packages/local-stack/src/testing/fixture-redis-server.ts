#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import net from 'node:net';

/*
 * Stands in for a `redis-server` of the machine: it answers `--version`, and listens at the socket of
 * its configuration file, where it writes its process id to every connection.
 */
const [argument = ''] = process.argv.slice(2);
if (argument === '--version') {
  console.log('Redis server v=7.2.4 sha=00000000:0 malloc=libc bits=64 build=0');
} else {
  const socketPath = /^unixsocket "(.+)"$/m.exec(readFileSync(argument, 'utf8'))?.[1];
  net
    .createServer((socket) => socket.on('error', () => {}).end(`${process.pid}\n`))
    .listen(socketPath);
}
