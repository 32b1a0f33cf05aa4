/** Puts the file where the record says; only a local Storage is written to. */
export async function enviar(path: string, bytes: Uint8Array<ArrayBuffer>, tipo: string): Promise<void> {
  const { storageBucket } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket?: string };
  const onde = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/upload/storage/v1/b/${storageBucket}/o`;
  const resposta = await fetch(`${onde}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': tipo },
    body: bytes,
  });
  if (!resposta.ok) throw new Error(`Storage ${resposta.status}: ${await resposta.text()}`);
}
