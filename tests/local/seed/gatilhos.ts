/** Runs a task while the emulators deliver no event: the seed computes every effect itself, once and in order. */
export async function semGatilhos<T>(tarefa: () => Promise<T>): Promise<T> {
  const central = process.env.FIREBASE_EMULATOR_HUB;
  if (!central) return tarefa();
  const mandar = async (ordem: string) => {
    const resposta = await fetch(`http://${central}/functions/${ordem}`, { method: 'PUT' });
    // A suite without the Functions emulator has no triggers to silence.
    if (!resposta.ok && resposta.status !== 400 && resposta.status !== 404)
      throw new Error(`${ordem}: ${resposta.status}`);
  };
  await mandar('disableBackgroundTriggers');
  try {
    return await tarefa();
  } finally {
    await mandar('enableBackgroundTriggers');
  }
}
