/**
 * The emulators deliver no event from now on, until the function it gives is called. A suite without a hub or without
 * the Functions emulator has no triggers to silence.
 */
export async function silenciarGatilhos(): Promise<() => Promise<void>> {
  const central = process.env.FIREBASE_EMULATOR_HUB;
  const mandar = async (ordem: string) => {
    if (!central) return;
    // A connection of its own. The hub ends a kept one after five seconds, often just as the next order is sent.
    const resposta = await fetch(`http://${central}/functions/${ordem}`, {
      method: 'PUT',
      headers: { connection: 'close' },
    });
    if (!resposta.ok && resposta.status !== 400 && resposta.status !== 404)
      throw new Error(`${ordem}: ${resposta.status}`);
  };
  await mandar('disableBackgroundTriggers');
  return () => mandar('enableBackgroundTriggers');
}

/** Runs a task while the emulators deliver no event: the seed computes every effect itself, once and in order. */
export async function semGatilhos<T>(tarefa: () => Promise<T>): Promise<T> {
  const religar = await silenciarGatilhos();
  try {
    return await tarefa();
  } finally {
    await religar();
  }
}
