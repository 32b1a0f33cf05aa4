// One name per screen (found by using it: U19): heading, browser's tab and breadcrumb say what menu and palette say.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LicenciadasPage } from '@/areas/administracao/LicenciadasPage';
import { HomeIdeiasPage } from '@/areas/ideias/lista/HomeIdeiasPage';
import { caminhos } from '@/domain/comum/caminhos';
import { resumoDaDiretoria } from '@/domain/retorno/diretoria';
import { retornoDoAno } from '@/domain/retorno/retorno';
import { MENU } from '@/domain/telas/menu';
import { type ComNome, nomeDaTela, TODAS } from '@/domain/telas/nomes';
import type { TelaInterna } from '@/domain/telas/tela';
import { banco } from '@tests/support/banco';
import { umaEmpresa, umRegulamento } from '@tests/support/documentos';
import { ana, marta } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { paginasDaPaleta } from './paleta/paginas';
import { PainelPage } from './painel/PainelPage';
import { TELAS } from './telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const COMPONENTES: Record<string, ComponentType> = {
  ...TELAS,
  '/': PainelPage,
  '/home-ideias': HomeIdeiasPage,
};
const telas: Record<string, TelaInterna> = TODAS;
const comNome = Object.keys(telas).filter((endereco) => telas[endereco]?.rotulo) as ComNome[];

/** Second addresses of one page, which have its name. */
const SEGUNDOS = new Set(['/categorias-de-inovacao', '/convidarColaboradoresExternos']);

beforeEach(() => {
  servidor.esvaziar();
  servidor.respostas = {
    'notasFunctions-fases': { fases: [] },
    'respostasFunctions-listar': { questionarios: [] },
    'relatoriosFunctions-escolhas': { projetos: [] },
    'resultadosFunctions-daEmpresa': { resultados: [] },
    'evidenciasFunctions-questionarios': { questionarios: [] },
    'certificadosFunctions-listar': { certificados: [] },
    'juriFunctions-paraAvaliar': { juris: [] },
    'ideiasFunctions-resumoDaDiretoria': resumoDaDiretoria(
      { ideias: [], retornos: [], participacao: { proponentes: 0, pessoas: 0 } },
      { de: '2026-01', ate: '2026-06' },
    ),
    'moderacaoFunctions-filaDaModeracao': { casos: [], proxima: null },
    'ideiasFunctions-retornoDoAno': {
      ano: retornoDoAno([], 2026),
      anterior: retornoDoAno([], 2025),
      ideias: [],
    },
  };
  banco.esvaziar();
  banco.guardar(caminhos.empresa(ana.contexto), umaEmpresa());
  banco.guardar(caminhos.regulamentoIdeias(ana.contexto, 'r1'), umRegulamento());
});

async function chamaSe(nome: string, sob: string | undefined) {
  expect(await screen.findByRole('heading', { level: 1, name: nome })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`${nome} · Gestão de Inovação`));
  const migalhas = screen.queryByRole('navigation', { name: 'Você está em' });
  const passos = migalhas ? [...migalhas.querySelectorAll('li')].map((passo) => passo.textContent) : [nome];
  expect(passos).toEqual(sob ? [telas[sob]?.rotulo, nome] : [nome]);
}

it.each(comNome)('%s', async (endereco) => {
  const Tela = COMPONENTES[endereco];
  desenharTela(umaSessao(ana), <Suspense>{Tela ? <Tela /> : null}</Suspense>, endereco);
  await chamaSe(nomeDaTela(endereco), telas[endereco]?.sob);
});

it('as licenciadas, que são o início de MASTER', async () => {
  desenharTela(umaSessao(marta, { master: true }), <LicenciadasPage />);
  await chamaSe(MENU.administracao['/'].rotulo, undefined);
});

it('nenhum nome é de duas telas, e a paleta diz os mesmos', () => {
  cleanup();
  const nomes = comNome.map(nomeDaTela);
  expect(new Set(nomes).size).toBe(nomes.length);
  const daPaleta = paginasDaPaleta(umaSessao(ana), '');
  expect(daPaleta.length).toBeGreaterThan(20);
  for (const { caminho, rotulo } of daPaleta) expect(rotulo, caminho).toBe(telas[caminho]?.rotulo);
});

it('só o que mostra um registro não tem nome, e o que está sob outra tela está sob uma que tem', () => {
  for (const [endereco, { rotulo, sob }] of Object.entries(telas)) {
    const segundo = SEGUNDOS.has(endereco);
    expect(Boolean(rotulo), endereco).toBe(!endereco.includes(':') && !segundo);
    if (sob) expect(telas[sob]?.rotulo, endereco).toBeTruthy();
  }
});
