/** Every derivation inside a company, in the order in which the recompute command puts them right. */
import type { Derivacao } from './derivacao';
import { categoriasDeDesafios } from './desafios';
import { benchmarks, convidados, cortes, estatisticas, habilitadas, medias } from './diagnostico';
import { imersoes } from './imersoes';
import { resumosDasJogadas } from './incentivo';
import { premios, ranking, vagas, vinculos } from './ideias';
import {
  atividades,
  carteiras,
  comentarios,
  contadores,
  curtidas,
  decisoes,
  declaracoes,
  moedas,
  patrocinios,
  quantidades,
} from './pais';
import { convitesDeQuemSaiu, empresasEmProjetos, regioes } from './projetos';
import { mudancasDosQuestionarios } from './questionarios';
import { premioDeEmpresas } from './premio';
import { regulamentos } from './regulamentos';
import { retornos } from './retornos';
import { votacoes } from './votacao';
import { apresentacao, bloqueios, contas, naoLidas, participacao, permissoes, pessoas } from './pessoas';

export const DERIVACOES: readonly Derivacao[] = [
  // Memberships first: one without its permissions is no record that the others could read.
  permissoes,
  bloqueios,
  apresentacao,
  premios,
  ranking,
  // The counters add up totals, which are put right before them. Coins that go back change totals too.
  moedas,
  curtidas,
  comentarios,
  patrocinios,
  atividades,
  decisoes,
  declaracoes,
  regulamentos,
  contadores,
  quantidades,
  carteiras,
  vagas,
  vinculos,
  retornos,
  resumosDasJogadas,
  categoriasDeDesafios,
  imersoes,
  // Rows before the invitations that end with them.
  empresasEmProjetos,
  regioes,
  votacoes,
  convitesDeQuemSaiu,
  convidados,
  medias,
  habilitadas,
  cortes,
  benchmarks,
  estatisticas,
  // Its rows follow from those of the projects and from the counts of the invited.
  premioDeEmpresas,
  mudancasDosQuestionarios,
  pessoas,
  participacao,
  contas,
  naoLidas,
];
