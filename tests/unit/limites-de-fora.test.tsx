/**
 * Limits that functions and screens have besides those of the domain (limites.test.ts): met at it and one beyond. A new
 * one needs a row here, and a row whose constant is gone fails.
 */
import { readFileSync } from 'node:fs';
import { act, cleanup, screen } from '@testing-library/react';
import { read } from 'xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anotarFalha, espera, esquecerFalhas } from '@/areas/acesso/tentativas';
import { parcelaEmPalavras } from '@/areas/analise/lugares';
import { buscarJson } from '@/areas/cadastro/empresa/buscarJson';
import { Campanha } from '@/areas/ideias/painel/Campanha';
import { painelData } from '@/areas/ideias/painel/painel.data';
import { escreverPlanilha, linhaDaPlanilha } from '@/areas/relatorio/planilha';
import { reduzirImagem } from '@/ui/formulario/reduzirImagem';
import { EtiquetasDeFiltro } from '@/ui/lista/EtiquetasDeFiltro';
import { Banner } from '@/ui/pagina/Banner';
import { codigoDeVoto } from '@functions/nucleo/chavesDoVoto';
import { umaCampanha } from '@tests/support/documentos';
import { limitesEm } from '@tests/support/limites';
import { ana } from '@tests/support/personas';
import { desenhar } from '@tests/support/render';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

/** Whether so much of it is taken. */
type Cabe = (quanto: number) => boolean | Promise<boolean>;
/** Where it is met elsewhere: a file, and words of the title of the test that meets it at the limit and beyond. */
type EmOutroLugar = { arquivo: string; titulo: string };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const FOLHA = { aba: 'Ideias', colunas: [['titulo', 'T']], rotulos: {} } as unknown as Parameters<
  typeof escreverPlanilha
>[0] &
  Parameters<typeof linhaDaPlanilha>[0];
const celulasDe = (letras: number) => linhaDaPlanilha(FOLHA, { titulo: 'x'.repeat(letras) } as never);
/** A column whose longest text has so many letters is two wider than it. */
const colunaDe: Cabe = (letras) => {
  const arquivo = escreverPlanilha(FOLHA, { periodo: 'hoje', linhas: [] }, [celulasDe(letras)]);
  const [coluna] = read(arquivo, { cellStyles: true }).Sheets['Ideias']?.['!cols'] ?? [];
  return Math.round(coluna?.wch ?? 0) === letras + 2;
};
const filtrosDe = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: `f${i}`, titulo: `Filtro ${i}` })) as never;

const LIMITES: Record<string, Cabe | EmOutroLugar> = {
  'src/areas acesso/tentativas.ts MAIOR_ESPERA': (ms) => {
    esquecerFalhas();
    const agora = Date.now();
    for (let i = 0; i < 40; i++) anotarFalha(agora);
    return espera(agora) >= ms;
  },
  'src/areas analise/lugares.ts MINIMO_DA_PARCELA': (n) => parcelaEmPalavras(1, n) !== undefined,
  'src/areas cadastro/empresa/buscarJson.ts MAIOR_RESPOSTA': async (letras) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(`"${'x'.repeat(letras - 2)}"`)));
    return buscarJson('https://servico.exemplo/').then(
      () => true,
      () => false,
    );
  },
  'src/areas ideias/painel/Campanha.tsx MAIOR_TEXTO': async (letras) => {
    const campanha = { id: 'c', ...umaCampanha({ descricao: 'x'.repeat(letras) }) };
    vi.spyOn(painelData, 'vigentes').mockReturnValue({
      queryKey: ['vigentes', letras],
      queryFn: () => ({ campanha, haRegulamento: true }),
    } as never);
    desenharTela(umaSessao(ana), <Campanha />);
    const texto = await screen.findByTitle(campanha.descricao);
    cleanup();
    return texto.textContent === campanha.descricao;
  },
  'src/areas relatorio/planilha.ts MENOR_COLUNA': colunaDe,
  'src/areas relatorio/planilha.ts MAIOR_COLUNA': colunaDe,
  'src/areas relatorio/planilha.ts MAIOR_CELULA': (letras) => celulasDe(letras)[0]?.v === 'x'.repeat(letras),
  'src/areas votacao/motivo.ts MINIMO_DO_MOTIVO': {
    arquivo: 'src/areas/votacao/telas.test.tsx',
    titulo: 'com um motivo de 3 letras, não de 2',
  },
  'src/ui formulario/reduzirImagem.ts MENOR_LADO': async (lado) => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 900, height: 600, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((dar) => dar(new Blob(['menor'])));
    return reduzirImagem(new File(['uma imagem grande'], 'a.png'), { lado, bytes: 9 }).then(
      () => true,
      () => false,
    );
  },
  'src/ui lista/EtiquetasDeFiltro.tsx MAXIMO': (n) => {
    const { container } = desenhar(
      <EtiquetasDeFiltro filtros={filtrosDe(n)} estado={{ filtros: {}, filtrar: () => {} }} />,
    );
    const mostradas = container.querySelectorAll('button').length;
    cleanup();
    return mostradas === n;
  },
  'src/ui pagina/Banner.tsx MENOR_TEMPO': (ms) => {
    vi.useFakeTimers();
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as never);
    const imagens = ['Um', 'Dois'].map((descricao) => ({
      id: descricao,
      descricao,
      link: 'https://a.exemplo/',
      imagem: null,
    }));
    const { container } = desenhar(<Banner rotulo="Banner" imagens={imagens} tempo={ms} trocar />);
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    const mostrada = container.querySelector('a:not([hidden])')?.textContent;
    cleanup();
    return mostrada === 'Dois';
  },
  'functions/src nucleo/chavesDoVoto.ts MINIMO_DA_CHAVE': (letras) => {
    vi.stubEnv('CHAVE_DA_VOTACAO', 'k'.repeat(letras));
    try {
      codigoDeVoto(
        { licenciadaId: 'l', empresaId: 'e', projetoId: 'p', questionarioId: 'q' } as never,
        'a@b.c',
      );
      return true;
    } catch {
      return false;
    }
  },
};

/** No test meets these yet. What lies beyond of a query's page is left out; the others stand with their reason. */
const SEM_TESTE: Record<string, string> = {
  'src/areas autorizacao/autorizacoes.data.ts MAXIMO': 'a page of a query',
  'src/areas ideias/formulario/parecidas.data.ts MINIMO': 'a share, of which there is no next step',
  'src/areas importacao/folhas.ts MAXIMO_ABERTO': '64 MB; far beyond it in folhas.test.ts',
  'src/areas movimentacoes/cartela/cartelas.data.ts MAXIMO': 'a page of a query',
  'src/areas anexos/CampoDeLogo.tsx MAIOR_ORIGINAL': 'a file of 15 MB',
  'src/areas colaboradores/CampoDeFoto.tsx MAIOR_ORIGINAL': 'a file of 15 MB',
  'src/areas projetos/CampoDoBanner.tsx MAIOR_ORIGINAL': 'a file of 15 MB',
  'src/areas projetos/projetosDaEmpresa.data.ts MAXIMO': 'a page of a query',
  'src/areas resposta/aparelho/folhaAberta.ts MAIOR_ESPERA': 'a wait',
  'src/areas resposta/aparelho/folhaAberta.ts MAIOR_PACOTE': 'the size of one sending',
  'functions/src callables/notas/listar.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/avaliadoresDoJuri.ts MAXIMO_DE_CANDIDATOS': 'a page of a query',
  'functions/src nucleo/devidosDoJuri.ts MAXIMO_DE_NOTAS': 'a page of a query',
  'functions/src callables/relatorios/escolhas.ts MAXIMO': 'a page of a query',
  'functions/src callables/resultados/empresa.ts MAXIMO': 'a page of a query',
  'functions/src emails/resumoDiario.ts MAXIMO': 'thirty notifications of one mail',
  'functions/src nucleo/administradores.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/certificados.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/estatisticas.ts MAXIMO_DE_SOMAS': 'at it and beyond in estatisticas.test.ts',
  'functions/src nucleo/seguidores.ts MAXIMO_DE_AVISADOS': 'two thousand people of one event',
  'src/areas estatisticas/estatisticas.data.ts MAXIMO_DE_EDICOES': 'eight earlier editions',
  'functions/src nucleo/conferencia.ts MAXIMO_DE_FOLHAS': '2,000 sheets of one company',
  'functions/src nucleo/conferencia.ts MAXIMO_DE_QUESTIONARIOS': 'a page of a query',
  'functions/src nucleo/edicaoAnterior.ts MAXIMO': 'eight earlier editions',
  'functions/src nucleo/quemResponde.ts MAXIMO_DE_LIDOS': 'how much a process remembers',
  'functions/src nucleo/folhas.ts MAXIMO_DE_VERSOES': 'how much a process remembers',
  'functions/src nucleo/folhasDaPessoa.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/cartas.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/outroLinkDaFolha.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/meusDados.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/administradoresDaLicenciada.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/nomesReservados.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/notificar.ts MAXIMO_POR_PESSOA': 'beyond it in notificacoes.test.ts',
  'functions/src nucleo/paraResponder.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/questionariosDasEvidencias.ts MAXIMO': 'a page of a query',
  'functions/src nucleo/resultadosDaEmpresa.ts MAXIMO': 'a page of a query',
};

const achadas = new Map(
  ['src/areas', 'src/ui', 'functions/src'].flatMap((pasta) =>
    [...limitesEm(pasta)].map(([nome, valor]): [string, number] => [`${pasta} ${nome}`, valor]),
  ),
);

it('todo limite das telas e das funções tem a sua linha, e nenhuma linha fala de um que não existe', () => {
  const linhas = [...Object.keys(LIMITES), ...Object.keys(SEM_TESTE)];
  expect([...achadas.keys()].toSorted()).toEqual(linhas.toSorted());
});

describe('no limite cabe, e um passo além não', () => {
  it.each(Object.entries(LIMITES))('%s', async (nome, prova) => {
    const limite = achadas.get(nome) ?? Number.NaN;
    if (typeof prova === 'object') {
      expect(readFileSync(prova.arquivo, 'utf8')).toContain(prova.titulo);
      return;
    }
    const alem = /MINIMO|MENOR/.test(nome) ? limite - 1 : limite + 1;
    expect({ [limite]: await prova(limite), [alem]: await prova(alem) }).toEqual({
      [limite]: true,
      [alem]: false,
    });
  });
});
