/**
 * A picture of every screen, to look at them all: `npm run gallery` (tests/local/gallery.mjs). The addresses are those of
 * domain/telas, so that a new screen is in it; what it shows is the demo's first record of that kind.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { TODAS } from '@/domain/telas/nomes';
import type { Tela } from '@/domain/telas/tela';
import { db, pessoa, test } from './apoio';
import { noEsquema } from './passos';

const PASTA = fileURLToPath(new URL('../../.local/telas/', import.meta.url));
const OLHARES = [1280, 390].flatMap((largura) =>
  (['light', 'dark'] as const).map((esquema) => ({ largura, esquema })),
);
/** Longer than any screen takes; a screen that is still loading then is drawn as it is. */
const PACIENCIA = 20_000;

const PEDIDAS = (process.env['GALERIA'] ?? '/').split(' ');

const { contexto } = pessoa('helena-duarte').empresa;

async function primeiro(colecao: string, ...onde: [campo: string, valor: unknown][]) {
  const { docs } = await onde
    .reduce<FirebaseFirestore.Query>(
      (q, [campo, valor]) => q.where(campo, '==', valor),
      db.collection(colecao),
    )
    .limit(1)
    .get();
  return docs[0];
}
const idDo = async (...pedido: Parameters<typeof primeiro>) => (await primeiro(...pedido))?.id;
const daEmpresa = (colecao: string) => caminhos.daEmpresa(contexto, colecao);
const naLinha = async (campo: string) => {
  const linha = await primeiro(caminhosDoStatus.status(contexto));
  return linha?.get(campo) as string | undefined;
};

/** A record of the demo for each parameter; the company and the project belong to one another. */
const EXEMPLOS: Readonly<Record<string, () => Promise<string | undefined>>> = {
  ideiaId: () => idDo(caminhos.ideias(contexto), ['visibilidade', 'PUBLICA']),
  desafioId: () => idDo(daEmpresa('desafios'), ['visibilidade', 'PUBLICA']),
  regulamentoIdeiaId: () => idDo(caminhos.regulamentosIdeias(contexto)),
  comiteId: () => idDo(caminhos.comites(contexto)),
  projetoId: () => naLinha('idProjeto'),
  idProjeto: () => naLinha('idProjeto'),
  empresaId: () => naLinha('idEmpresa'),
  idEmpresa: () => naLinha('idEmpresa'),
  licenciadaId: () => Promise.resolve(contexto.licenciadaId),
  questionarioId: () => idDo(daEmpresa('questionarios')),
  colaboradorId: () => Promise.resolve('diego-farias'),
  tipoDeInovacaoId: () => idDo(daEmpresa('tipoDeInovacao')),
  tipo: () => Promise.resolve('normal'),
  jogadaDeInovacaoId: () => idDo(daEmpresa('jogadaDeInovacao')),
};

/** The address with records in it, or undefined where the demo has none. */
async function preenchido(endereco: string): Promise<string | undefined> {
  let caminho = endereco;
  for (const [marca, nome = ''] of endereco.matchAll(/:(\w+)/g)) {
    const valor = await EXEMPLOS[nome]?.();
    if (!valor) return undefined;
    caminho = caminho.replace(marca, encodeURIComponent(valor));
  }
  return caminho;
}

/** Who looks at it: respondents have screens of their own, and so have visitors. */
const telas = [
  { endereco: '/', quem: null, nome: 'login' },
  { endereco: '/', quem: 'otavio-brandao', nome: 'licenciadas' },
  ...['/privacidade', '/acessibilidade'].map((endereco) => ({
    endereco,
    quem: null,
    nome: endereco.slice(1),
  })),
  ...Object.entries<Tela>(TODAS).map(([endereco, { para }]) => ({
    endereco,
    quem: para === 'convidado' ? 'renata-sales' : para === 'master' ? 'otavio-brandao' : 'helena-duarte',
    nome: endereco === '/' ? 'inicio' : endereco.slice(1).replace(/[/:]+/g, '-'),
  })),
].filter(({ endereco }) => PEDIDAS.some((comeco) => endereco.startsWith(comeco)));

const arquivo = (nome: string, { largura, esquema }: (typeof OLHARES)[number]) =>
  `${nome}-${largura}-${esquema}.png`;

function pagina(): string {
  const linhas = telas.map(
    ({ endereco, nome, quem }) =>
      `<section><h2>${endereco} <small>${quem ?? 'visitante'}</small></h2><div>${OLHARES.map(
        (olhar) =>
          `<a href="${arquivo(nome, olhar)}"><img loading="lazy" src="${arquivo(nome, olhar)}" alt="${nome}: sem exemplo na demonstração" style="width:${olhar.largura === 390 ? 195 : 512}px"></a>`,
      ).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Todas as telas</title>
<style>body{font-family:system-ui;margin:24px;background:#777}h2{font-size:16px}section>div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{max-height:640px;object-fit:cover;object-position:top;background:#fff}</style>
<h1>${telas.length} telas</h1>${linhas.join('\n')}</html>`;
}

test.describe.configure({ mode: 'parallel' });

test('as telas lado a lado', () => {
  mkdirSync(PASTA, { recursive: true });
  writeFileSync(`${PASTA}index.html`, pagina());
});

for (const { endereco, quem, nome } of telas) {
  test(`${nome} (${endereco})`, async ({ abrir, vigia }) => {
    vigia.tolerar(/./);
    const caminho = await preenchido(endereco);
    if (!caminho) return;
    const page = await abrir(quem, caminho);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const olhar of OLHARES) {
      await page.setViewportSize({ width: olhar.largura, height: 800 });
      await noEsquema(page, olhar.esquema);
      await page
        .waitForFunction(
          () =>
            document.querySelector('h1') && !document.querySelector('[aria-busy="true"], [data-esqueleto]'),
          undefined,
          { timeout: PACIENCIA },
        )
        .catch(() => undefined);
      await page.screenshot({
        path: `${PASTA}${arquivo(nome, olhar)}`,
        fullPage: true,
        animations: 'disabled',
      });
    }
  });
}
