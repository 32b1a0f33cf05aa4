/** A part of the program that is fetched when it is needed, and may be asked for again when it did not come. */

/** What did not come. The page goes on without it. */
export class NaoVeio extends Error {
  override readonly name = 'NaoVeio';
  /** `sumiu`: the server answers, and the file is not there any more. A newer version has replaced it. */
  constructor(
    causa: unknown,
    readonly sumiu = false,
  ) {
    super('Esta parte da página não pôde ser carregada. Verifique a conexão e tente de novo.', {
      cause: causa,
    });
  }
}

/** Whether the server answers now. */
const haServidor = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sheets that did not come. Vite asks for each of them once; without it the part would stand there undressed. */
const semVir = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') semVir.add(target);
    },
    true,
  );

const pedirDeNovo = (folha: HTMLLinkElement) =>
  new Promise<void>((pronto, falhou) => {
    semVir.delete(folha);
    const nova = folha.cloneNode() as HTMLLinkElement;
    nova.addEventListener('load', () => pronto());
    nova.addEventListener('error', () => falhou(new Error(`Não veio: ${nova.href}`)));
    folha.replaceWith(nova);
  });

/** `import()` that says NaoVeio. */
export async function trazer<T>(importar: () => Promise<T>): Promise<T> {
  try {
    if (semVir.size > 0) await Promise.all([...semVir].map(pedirDeNovo));
    return await importar();
  } catch (causa) {
    throw new NaoVeio(causa, await haServidor());
  }
}
