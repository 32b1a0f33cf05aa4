import { inscrever as contrato } from '@/domain/contratos/desafios';
import { CHEIO, faseDasInscricoes, vagasLivres } from '@/domain/imersoes/cronograma';
import { ErroDoProduto } from '@/domain/comum/erros';
import { chamada } from '@functions/chamada/chamada';
import { limitesDeImersoes, mudarInscricao } from '@functions/nucleo/imersoes';

const FECHADAS = {
  FUTURAS: 'As inscrições ainda não começaram.',
  ENCERRADAS: 'As inscrições já terminaram.',
} as const;

/** One person and one seat: a function counts, because two may want the last one (threats C25). */
export const inscrever = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, naEspera }, membro) => {
    let espera = naEspera;
    await mudarInscricao(membro, cronogramaId, membro.uid, ({ atual, cronograma, desafio, agora }) => {
      if (atual?.deletedAt === null) {
        espera = atual.naEspera;
        return undefined;
      }
      const fase = faseDasInscricoes(cronograma, agora);
      if (fase !== 'ABERTAS') throw new ErroDoProduto(FECHADAS[fase]);
      if (!desafio.aceitaRespostas) throw new ErroDoProduto('Este desafio não recebe mais inscrições.');
      const cheio = vagasLivres(cronograma) === 0;
      if (cheio && !naEspera) throw new ErroDoProduto(CHEIO);
      espera = cheio;
      return { deletedAt: null, data: agora, status: 1, destaque: false, naEspera: cheio };
    });
    return { naEspera: espera };
  },
);
