/** A browser that forbids storage, or has no room left. What is returned takes it back. */
type Nome = 'localStorage' | 'sessionStorage' | 'indexedDB';

/** Puts something else under the names of the browser. */
function trocar(nomes: readonly Nome[], pelo: (nome: Nome) => unknown): () => void {
  const antes = nomes.map((nome) => Object.getOwnPropertyDescriptor(globalThis, nome));
  for (const nome of nomes)
    Object.defineProperty(globalThis, nome, { configurable: true, get: () => pelo(nome) });
  return () =>
    nomes.forEach((nome, i) => {
      const descritor = antes[i];
      if (descritor) Object.defineProperty(globalThis, nome, descritor);
      else Reflect.deleteProperty(globalThis, nome);
    });
}

/** The very name throws, as where a person blocks all cookies. */
export const proibido = () =>
  trocar(['localStorage', 'sessionStorage', 'indexedDB'], (nome) => {
    throw new DOMException(`Failed to read '${nome}': access is denied.`, 'SecurityError');
  });

const naoCabe = () => {
  throw new DOMException('exceeded the quota', 'QuotaExceededError');
};

/** What is there can be read; nothing more fits. */
export function cheio() {
  const deAntes = { localStorage, sessionStorage };
  return trocar(['localStorage', 'sessionStorage'], (nome) => {
    const storage = deAntes[nome as keyof typeof deAntes];
    return new Proxy(storage, {
      get: (alvo, qual) => {
        const membro: unknown = qual === 'setItem' ? naoCabe : Reflect.get(alvo, qual);
        return typeof membro === 'function' ? (membro.bind(alvo) as unknown) : membro;
      },
    });
  });
}
