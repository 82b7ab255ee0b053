import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections that have nothing more to do are looked for. */
const LOOK_MS = 50;
/** Time in which a connection that asked nothing yet may still do so. */
const SILENCE_MS = 300;

/**
 * Makes the function that stops a server; to be called before it listens.
 *
 * Stopping takes no more connections, closes those that ask nothing and lets
 * requests in flight finish; what is not done after `graceMs` is cut off. It
 * resolves to true when every request was answered.
 */
export function createStopper(server: Server): (graceMs: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (graceMs) => {
    let isComplete = true;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const beganAt = Date.now();
    const look = setInterval(() => {
      server.closeIdleConnections();
      if (Date.now() - beganAt < SILENCE_MS) return;
      // Browsers open connections ahead, and Node does not count those as idle.
      for (const socket of sockets) if (!hasRequest(socket)) socket.destroy();
    }, LOOK_MS);
    const cut = setTimeout(() => {
      isComplete = false;
      server.closeAllConnections();
    }, graceMs);
    await closed;
    clearInterval(look);
    clearTimeout(cut);
    return isComplete;
  };
}

/** Node hangs the answer that is under way on its socket. */
function hasRequest(socket: Socket & { _httpMessage?: unknown }): boolean {
  return Boolean(socket._httpMessage);
}
