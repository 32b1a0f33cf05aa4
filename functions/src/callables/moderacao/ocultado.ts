import { ocultado as contrato } from '@/domain/contratos/moderacao';
import { chamada } from '@functions/chamada/chamada';
import { idDoCaso, lerCaso, lerConteudo, veConteudo } from '@functions/nucleo/moderacao';
import { limitesDaModeracao } from './limites';

const NADA = { motivo: null, explicacao: '' };

/** Asked by the page of a parent that is not there. Only people who would see it if it stood learn why. */
export const ocultado = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaModeracao, soLeitura: true },
  async ({ alvo }, membro) => {
    const { db, contexto } = membro;
    const conteudo = await lerConteudo(db, contexto, alvo);
    if (!conteudo?.proprio || !conteudo.removido) return NADA;
    const visibilidade = conteudo.pai.privado ? ('PRIVADA' as const) : ('PUBLICA' as const);
    const antes = { ...conteudo, removido: false, pai: { ...conteudo.pai, deletedAt: null, visibilidade } };
    if (!veConteudo(antes, membro)) return NADA;
    const caso = await lerCaso(db, contexto, idDoCaso(conteudo.caminho));
    return caso?.situacao === 'OCULTO' ? { motivo: caso.motivo, explicacao: caso.explicacao } : NADA;
  },
);
