/** Questions about innovation types and plays, and about leaving their forms. */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { EncerrarJogada } from '@/areas/incentivo/implementacao/EncerrarJogada';
import { JogadaForm } from '@/areas/incentivo/jogadas/JogadaForm';
import { JogadasPage } from '@/areas/incentivo/jogadas/JogadasPage';
import { DocumentosDaEmpresa } from '@/areas/incentivo/sobre/DocumentosDaEmpresa';
import { DadosDoTipo } from '@/areas/incentivo/tipos/DadosDoTipo';
import { TaticasDoTipo } from '@/areas/incentivo/tipos/TaticasDoTipo';
import { TiposDeInovacaoPage } from '@/areas/incentivo/tipos/TiposDeInovacaoPage';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { jogadas, RESUMO_VAZIO } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { ana, EMPRESA } from '@tests/support/personas';
import { apertar, doMenu, type UmaPergunta } from './linha';

const resumo = { ...RESUMO_VAZIO, podeConcluir: true };
const emCurso = { id: 'j', ...umaJogada(ana, { implementada: true, resumo }) };
const tipo = { id: 't', ...umTipoDeInovacao(ana) };
const comJogada = { [`${jogadas.onde(EMPRESA)}/j`]: umaJogada(ana, { nome: 'Balcão' }) };
const comTipo = {
  [`${tiposDeInovacao.onde(EMPRESA)}/t`]: tipo,
  [`${taticasDeInovacao.onde(EMPRESA)}/x`]: umaTatica(ana, { nome: 'Conjunto', tipoDeInovacao: 't' }),
};

const guardada = { [`${jogadas.onde(EMPRESA)}/j`]: emCurso };
const Encerrar = () => <EncerrarJogada taticasPermitem jogada={emCurso} />;
const encerrar = { arquivo: 'EncerrarJogada', quem: ana, antes: guardada, desenho: () => <Encerrar /> };

/** A form page, and the list it leads back to. */
const comLista = (form: ReactElement) => (
  <Routes>
    <Route path="/" element={form} />
    <Route path="*" element={<p>A lista</p>} />
  </Routes>
);
const sair = {
  quem: ana,
  perguntar: () => apertar('Cancelar'),
  titulo: 'Sair sem salvar?',
  nao: 'Continuar editando',
  sim: 'Descartar',
  feito: () => screen.queryByText('A lista') !== null,
};
const escreverONome = async () => {
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: 'Outro nome' } });
};

export const DO_INCENTIVO: readonly UmaPergunta[] = [
  {
    ...encerrar,
    nome: 'concluir uma jogada',
    perguntar: () => apertar('Concluir'),
    titulo: 'Tem certeza que deseja concluir a jogada de inovação?',
  },
  {
    ...encerrar,
    nome: 'cancelar uma jogada',
    perguntar: () => apertar('Cancelar jogada'),
    titulo: 'Tem certeza que deseja cancelar a jogada de inovação?',
  },
  {
    arquivo: 'JogadasPage',
    nome: 'remover uma jogada',
    quem: ana,
    antes: comJogada,
    desenho: () => <JogadasPage />,
    perguntar: () => doMenu('Balcão', 'Remover'),
    titulo: 'Tem certeza que deseja remover a jogada "Balcão"?',
  },
  {
    arquivo: 'DocumentosDaEmpresa',
    nome: 'remover um documento da empresa',
    quem: ana,
    antes: { [`${documentosDoIncentivo.onde(EMPRESA)}/g`]: umDocumento(ana, { nome: 'Guia' }) },
    desenho: () => <DocumentosDaEmpresa />,
    perguntar: () => apertar('Remover Guia'),
    titulo: 'Tem certeza que deseja remover o documento "Guia"?',
  },
  {
    arquivo: 'TiposDeInovacaoPage',
    nome: 'remover um tipo de inovação',
    quem: ana,
    antes: comTipo,
    desenho: () => <TiposDeInovacaoPage />,
    preparar: () => apertar(`Expandir ${tipo.nome}`),
    perguntar: () => apertar(`Excluir ${tipo.nome}`),
    titulo: `Tem certeza que deseja remover o tipo de inovação "${tipo.nome}"?`,
  },
  {
    ...sair,
    arquivo: 'JogadaForm',
    nome: 'sair de uma jogada com texto',
    desenho: () => comLista(<JogadaForm id="nova" modo="criar" taticas={[]} />),
    preparar: escreverONome,
  },
  {
    ...sair,
    arquivo: 'DadosDoTipo',
    nome: 'sair de um tipo com texto',
    desenho: () => comLista(<DadosDoTipo id="novo" tipo={undefined} aoSeguir={() => {}} />),
    preparar: escreverONome,
  },
  {
    ...sair,
    arquivo: 'TaticasDoTipo',
    nome: 'sair com uma tática tirada',
    antes: comTipo,
    desenho: () => comLista(<TaticasDoTipo tipo={tipo} />),
    preparar: () => apertar('Excluir Conjunto'),
  },
];
