/** Hands a file made in the page to the browser's download. */
export function baixar(arquivo: File): void {
  const endereco = URL.createObjectURL(arquivo);
  const link = document.createElement('a');
  link.href = endereco;
  link.download = arquivo.name;
  link.click();
  // The download has begun by then; the memory is not needed any longer.
  setTimeout(() => URL.revokeObjectURL(endereco), 10_000);
}
