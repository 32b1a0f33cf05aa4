// Every part of the product that has a file of its own: where the file does not come, only the part is missing.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import type * as Partes from '@/ui/moldura/parte';

/** What draws a part: `import()` goes through `trazer`, and a boundary stands around it. */
const DE_PARTES = ['parte', 'parteDe', 'aoAbrir', 'depois', 'tela', 'umaVez', 'formulario'];
/**
 * Files of acts, and of the first page, how many each asks for. Nothing is drawn of them: the act says that they did not
 * come, as it says what the server refuses, and is done again by hand.
 */
const DE_ATOS: Readonly<Record<string, number>> = {
  'app/BotaoDeBusca.tsx': 1,
  'app/LimparModal.tsx': 1,
  'app/Principal.tsx': 1,
  'app/RotasPorSessao.tsx': 1,
  'app/TelaDeErro.tsx': 1,
  'app/primeiraTela.ts': 1,
  'areas/acesso/AceitarComConta.tsx': 1,
  'areas/acesso/DefinirSenhaPage.tsx': 2,
  'areas/acesso/EntrarComToken.tsx': 2,
  'areas/acesso/LoginPage.tsx': 2,
  'areas/acesso/sessaoPublica.ts': 3,
  'areas/autorizacao/MatrizDoPapel.tsx': 1,
  'areas/administracao/exportarEmpresas.ts': 1,
  'areas/cadastro/questionario/FiguraDaPergunta.tsx': 1,
  'areas/certificados/UmCertificado.tsx': 1,
  'areas/compartilhar/CompartilharModal.tsx': 2,
  'areas/colaboradores/colaboradores.data.ts': 1,
  'areas/comites/AcoesDaAta.tsx': 1,
  'areas/comites/DecisaoDaIdeia.tsx': 1,
  'areas/comites/MoverIdeiaModal.tsx': 1,
  'areas/conferencia/Planilha.tsx': 1,
  'areas/conferencia/ResultadoDaConferencia.tsx': 1,
  'areas/entrada/useRegistroDoCnpj.ts': 1,
  'areas/ideias/lista/useIdeiasEmLote.tsx': 2,
  'areas/juri/juri.data.ts': 1,
  'areas/meusDados/meusDados.data.ts': 1,
  'areas/premio/Moldura.tsx': 1,
  'areas/questionarios/QuestionariosPage.tsx': 1,
  'areas/questionarios/arquivos/exportarPerguntas.ts': 1,
  'areas/questionarios/inteiro/AcoesDoQuestionario.tsx': 1,
  'areas/resultados/GerarRelatorio.tsx': 1,
  'areas/retorno/diretoria.data.ts': 2,
  'firebase/appCheck.ts': 1,
  'firebase/arquivos/arquivo.ts': 2,
  'firebase/arquivos/useImagem.ts': 1,
  'firebase/chamadas/callable.ts': 1,
  'firebase/chamadas/mandar.ts': 1,
  'firebase/dados/collection.ts': 1,
  'firebase/sessao/cicloDaSessao.ts': 1,
  'main.ts': 3,
  'ui/formulario/BotaoDoCalendario.tsx': 1,
  'ui/moldura/avisos.ts': 1,
  'ui/texto/HtmlSeguro.tsx': 1,
};

const fontes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((nome) => nome.replaceAll('\\', '/'))
  .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome));

/** The nearest call around the place that draws a part. */
function chamadaEm(fonte: string, lugar: number): string | undefined {
  let fechados = 0;
  for (let i = lugar - 1; i >= 0; i--) {
    const letra = fonte[i];
    if (letra === ')') fechados += 1;
    else if (letra === '(' && fechados > 0) fechados -= 1;
    else if (letra === '(') {
      const [, nome] = /(\w+)(?:<[^()]*>)?$/.exec(fonte.slice(Math.max(0, i - 120), i)) ?? [];
      if (nome && DE_PARTES.includes(nome)) return nome;
    } else if (letra === ';' && fechados === 0 && /^\n\S/.test(fonte.slice(i + 1, i + 3))) return undefined;
  }
  return undefined;
}

const pedidos = fontes.flatMap((arquivo) => {
  const fonte = readFileSync(`src/${arquivo}`, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
  return [...fonte.matchAll(/(?<!typeof )\bimport(?:\.meta\.glob(?:<[^;]*?>)?)?\(/g)].map(({ index }) => ({
    arquivo,
    dePartes: chamadaEm(fonte, index) !== undefined,
  }));
});
const dePartes = [...new Set(pedidos.flatMap(({ arquivo, dePartes: sim }) => (sim ? [arquivo] : [])))];

it('cada import() é de uma parte com o seu limite, ou de um ato que diz o que falhou', () => {
  const atos: Record<string, number> = {};
  for (const { arquivo, dePartes: sim } of pedidos) if (!sim) atos[arquivo] = (atos[arquivo] ?? 0) + 1;
  // The views' dialog is found by its place; what draws it is a part.
  expect(atos['ui/lista/BotaoDasVisoes.tsx']).toBe(1);
  delete atos['ui/lista/BotaoDasVisoes.tsx'];
  expect(atos).toEqual(DE_ATOS);
});

it('ninguém usa o lazy() do React sem limite', () =>
  expect(
    fontes.filter((nome) =>
      /(?<![\w.])lazy[(<]/.test(readFileSync(`src/${nome}`, 'utf8').replaceAll(/\/\/.*/g, '')),
    ),
  ).toEqual(['ui/moldura/parte.tsx']));

type Parte = ComponentType<{ aberto?: boolean; aoFechar?: () => void }>;
const { partes, rede } = vi.hoisted(() => ({
  partes: [] as { Parte: unknown; silenciosa: boolean; de: string }[],
  rede: { ha: false },
}));

/** Names the part by the text of what asks for it. */
vi.mock('@/ui/moldura/parte', async (original) => {
  const real = await original<typeof Partes>();
  const { NaoVeio } = await import('@/navegador/trazer');
  const carregar = () =>
    rede.ha
      ? Promise.resolve({ default: () => <p>A parte</p> })
      : Promise.reject(new NaoVeio(new TypeError('Failed to fetch dynamically imported module')));
  const registrar = (de: string, naFalta?: Partes.NaFalta) => {
    const Parte = real.parteDe(carregar, naFalta);
    partes.push({
      Parte,
      de,
      silenciosa: String(naFalta).includes('EmSilencio') || String(naFalta).includes('emSilencio'),
    });
    return Parte;
  };
  return {
    ...real,
    parte: (importar: () => unknown, naFalta?: Partes.NaFalta) => registrar(String(importar), naFalta),
    parteDe: (carregar: () => unknown, naFalta?: Partes.NaFalta) => registrar(String(carregar), naFalta),
  };
});

// Stands in for the card's buttons, and needs a card.
vi.mock('@/areas/pais/TotaisDoCartao', () => ({ TotaisDoCartao: () => null, Total: () => null }));

const modulos = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  '!/src/**/*.test.*',
  '!/src/main.ts',
  '!/src/votar.ts',
]);
beforeAll(async () => {
  for (const arquivo of dePartes) await modulos[`/src/${arquivo}`]?.();
});
beforeEach(() => {
  // React reports what a boundary caught; here that is the expected outcome.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.mocked(console.error).mockClear());

/** As many are drawn at once: React waits a while with each before it shows what came instead. */
const POR_VEZ = 40;
const lotes = () =>
  Array.from({ length: Math.ceil(partes.length / POR_VEZ) }, (_, i) =>
    partes.slice(i * POR_VEZ, (i + 1) * POR_VEZ),
  );

it('cada parte que não vem deixa o resto da página, diz que falta, e vem quando é pedida de novo', async () => {
  expect(partes.length).toBeGreaterThan(200);
  for (const lote of lotes()) {
    rede.ha = false;
    const telas = lote.map(({ Parte, de, silenciosa }) => {
      const Esta = Parte as Parte;
      const { container, unmount } = desenharTela(
        umaSessao(caio),
        <>
          <input aria-label="O que escrevo" defaultValue="ainda aqui" />
          <Suspense fallback="Espere">
            <Esta aberto aoFechar={() => {}} />
          </Suspense>
        </>,
      );
      return { de, silenciosa, container, unmount };
    });
    const dizem = lote.filter(({ silenciosa }) => !silenciosa).map(({ de }) => de);
    await waitFor(() => {
      for (const { de, container } of telas) expect(container, de).not.toHaveTextContent('Espere');
      // Some say it in the page and some in front of it, so they are counted.
      expect(screen.queryAllByText('Tentar de novo'), dizem.join('\n')).toHaveLength(dizem.length);
    });
    for (const { de, container } of telas)
      expect(within(container).getByLabelText('O que escrevo'), de).toHaveValue('ainda aqui');
    rede.ha = true;
    for (const botao of screen.queryAllByText('Tentar de novo')) fireEvent.click(botao);
    const vieram = (quais: typeof telas) => {
      for (const { de, container } of quais) expect(container, de).toHaveTextContent('A parte');
    };
    // By the button alone: those that say it would come with the connection too.
    await waitFor(() => vieram(telas.filter((tela) => !tela.silenciosa)));
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      vieram(telas);
    });
    for (const { unmount } of telas) unmount();
  }
});
afterAll(() => vi.restoreAllMocks());
