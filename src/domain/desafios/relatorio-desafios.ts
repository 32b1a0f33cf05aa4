/** Report of challenges (part 2 §3 and §7): what it adds to the kit of reports (domain/relatorio/relatorio.ts). */
import type { ComId } from '@/domain/comum/campos';
import { idDaReferencia } from '@/domain/comum/caminhos';
import type { Participante } from '@/domain/pessoas/participacao';
import {
  emailNoRelatorio,
  type LinhaDoRelatorio,
  NAO_ENCONTRADO,
  type TipoDeRelatorio,
} from '@/domain/relatorio/relatorio';
import type { Desafio } from './desafio';
import { DESAFIO } from './desafio-como-pai';

export function linhaDoDesafio(
  desafio: ComId<Desafio>,
  pessoas: Readonly<Record<string, Participante>>,
): LinhaDoRelatorio {
  return {
    id: desafio.id,
    pessoas: desafio.participantesReferences.map(idDaReferencia),
    autorNome: desafio.propositorNome || NAO_ENCONTRADO,
    autorEmail: emailNoRelatorio(pessoas[idDaReferencia(desafio.propositorReference)]),
    titulo: desafio.titulo,
    descricao: desafio.descricao,
    objetivo: desafio.objetivo,
    categoriaNome: desafio.categoriaNome || NAO_ENCONTRADO,
    createdAt: desafio.createdAt,
    participantes: desafio.participantesReferences.length,
    curtidas: 0,
    comentarios: desafio.totalComentarios,
    moedas: desafio.rankingByMoedas.totalMoedas,
    status: desafio.status,
  };
}

/** Three cards, for a challenge has no likes; who takes part counts besides who proposes (decisions I414, I415). */
export const RELATORIO_DE_DESAFIOS: TipoDeRelatorio = {
  pai: DESAFIO,
  arquivo: 'relatorio_desafios.xlsx',
  aba: 'Desafios',
  colunas: [
    ['autorNome', 'Autor(es)'],
    ['autorEmail', 'E-mail'],
    ['titulo', 'Título'],
    ['descricao', 'Descrição'],
    ['objetivo', 'Objetivo'],
    ['categoriaNome', 'Categoria'],
    ['createdAt', 'Cadastro'],
    ['participantes', 'Participantes'],
    ['comentarios', 'Comentários'],
    ['moedas', 'Moedas'],
    ['status', 'Status'],
  ],
  camposDoFiltro: { titulo: 'Título', autorNome: 'Autor(es)', autorEmail: 'E-mail' },
  totais: ['comentarios'],
  recentesEm: 'linhas',
  nadaEncontrado: 'Nenhum desafio encontrado com o filtro aplicado!',
  nadaCadastrado: 'Não há desafios cadastrados',
};
