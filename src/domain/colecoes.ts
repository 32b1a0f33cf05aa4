/** Every collection of the product, joined for tests and generated files; the application loads none of it. */
import type { Linha } from './acesso/permissao';
import { permissoes } from './acesso/tabela-de-permissoes';
import { type Colecao, linhaDe } from './comum/colecao';
import { categoriasDeDesafio } from './desafios/categoria-de-desafio';
import { colecoesDeRespostas } from './diagnostico/colecoesDeRespostas';
import { gruposDiagnostico } from './diagnostico/grupo';
import { perguntas } from './diagnostico/pergunta';
import { questionarios } from './diagnostico/questionario';
import { tiposDeRespostas } from './diagnostico/tipo-de-resposta';
import { licenciadas } from './empresas/licenciada';
import { categorias } from './ideias/categoria-de-inovacao';
import { jogadas } from './incentivo/jogada';
import { taticasDeInovacao } from './incentivo/tatica';
import { taticasDaJogada } from './incentivo/tatica-da-jogada';
import { tiposDeInovacao } from './incentivo/tipo-de-inovacao';
import { tiposDeJogada } from './incentivo/tipo-de-jogada';
import { APOIOS } from './projetos/apoio';
import { colecoes as acesso } from './acesso/colecoes';
import { colecoes as arquivos } from './arquivos/colecoes';
import { colecoes as auditoria } from './auditoria/colecoes';
import { colecoes as canais } from './canais/colecoes';
import { colecoes as certificados } from './certificados/colecoes';
import { colecoes as comite } from './comite/colecoes';
import { colecoes as mensagens } from './mensagens/colecoes';
import { colecoes as comum } from './comum/colecoes';
import { colecoes as conversa } from './conversa/colecoes';
import { colecoes as desafios } from './desafios/colecoes';
import { colecoes as diagnostico } from './diagnostico/colecoes';
import { colecoes as empresas } from './empresas/colecoes';
import { colecoes as evidencias } from './evidencias/colecoes';
import { colecoes as ideias } from './ideias/colecoes';
import { colecoes as imersoes } from './imersoes/colecoes';
import { colecoes as incentivo } from './incentivo/colecoes';
import { colecoes as marcos } from './marcos/colecoes';
import { colecoes as notificacoes } from './notificacoes/colecoes';
import { colecoes as pessoas } from './pessoas/colecoes';
import { colecoes as pontos } from './pontos/colecoes';
import { colecoes as projetos } from './projetos/colecoes';
import { colecoes as regulamentos } from './regulamentos/colecoes';
import { colecoes as moderacao } from './moderacao/colecoes';
import { colecoes as retorno } from './retorno/colecoes';
import { colecoes as votacao } from './votacao/colecoes';

/** Kinds of record known by their name: a new one is one line here. */
export const CADASTROS = {
  licenciadas,
  categorias,
  tiposDeJogada,
  categoriasDeDesafio,
  tiposDeInovacao,
  taticasDeInovacao,
  jogadas,
  taticasDaJogada,
  tiposDeRespostas,
  questionarios,
  gruposDiagnostico,
  perguntas,
  ...APOIOS,
};

export const COLECOES: readonly Colecao[] = [
  ...pessoas,
  ...empresas,
  ...acesso,
  ...arquivos,
  ...auditoria,
  ...canais,
  ...notificacoes,
  ...comum,
  ...mensagens,
  ...ideias,
  ...desafios,
  ...imersoes,
  ...conversa,
  ...comite,
  ...marcos,
  ...pontos,
  ...projetos,
  ...regulamentos,
  ...incentivo,
  ...diagnostico,
  ...colecoesDeRespostas,
  ...evidencias,
  ...certificados,
  ...votacao,
  ...moderacao,
  ...retorno,
  ...Object.values(CADASTROS).map(linhaDe),
];

/** The whole table of permissions, by name of the collection. */
export const PERMISSOES: Readonly<Record<string, Linha>> = {
  ...permissoes,
  ...Object.fromEntries(Object.values(CADASTROS).map(({ colecao, acesso }) => [colecao, acesso])),
};
