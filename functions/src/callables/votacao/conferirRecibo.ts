import { ErroDoProduto } from '@/domain/comum/erros';
import { conferirRecibo as contrato } from '@/domain/contratos/votacao';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { chamada } from '@functions/chamada/chamada';
import { cedulaDoRecibo } from '@functions/nucleo/chavesDoVoto';
import { organizadorDe } from '@functions/nucleo/urnaAberta';
import { doMinuto, votosDaCedula } from '@functions/nucleo/votosDaCedula';

/** What became of the votes of a receipt. It never says which companies they name, so nobody can sell a vote by it. */
export const conferirRecibo = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    segredos: ['CHAVE_DA_VOTACAO'],
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 120, minutos: 10 }],
    falha: 'Não foi possível conferir o recibo',
  },
  async ({ recibo, ...alvo }, { db }) => {
    const cedula = cedulaDoRecibo(alvo, recibo);
    if (!cedula) throw new ErroDoProduto('Este recibo não é desta votação. Confira se o copiou inteiro.');
    const onde = caminhosDaVotacao.votos(organizadorDe(alvo), alvo.questionarioId);
    const votos = await votosDaCedula(db, onde, cedula);
    return {
      votos: votos
        .toSorted((a, b) => a.categoria.localeCompare(b.categoria, 'pt-BR'))
        .map(({ categoria, situacao, createdAt }) => ({ categoria, situacao, em: doMinuto(createdAt) })),
    };
  },
);
