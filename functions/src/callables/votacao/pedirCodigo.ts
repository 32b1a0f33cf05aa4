import { pedirCodigo as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { idDaUrna } from '@/domain/votacao/endereco';
import { cabe } from '@functions/chamada/limites';
import { enfileirar } from '@functions/emails/fila';
import { MINUTOS_DO_CODIGO } from '@functions/nucleo/chavesDoVoto';
import { abrirUrna, exigirAberta } from '@functions/nucleo/urnaAberta';

/**
 * Mails a code to who cannot use the captcha. The text is ours and a mailbox takes few of a voting, by each network that
 * asks. All networks together get two in each half hour, the one that a code is of: what more would be mailed is the
 * same code again. Whoever asks in somebody's name keeps nobody from voting (threats F120).
 */
export const pedirCodigo = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ email, ...alvo }, { ip }) => [
      { chave: `caixa:${idDaUrna(alvo)}:${caixaDe(email)}:${ip}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 30, minutos: 60 },
    ],
    falha: 'Não foi possível enviar o código',
  },
  async ({ email, ...alvo }, { db, chave }) => {
    const { urna } = await abrirUrna(db, alvo);
    exigirAberta(urna);
    const daCaixa = {
      chave: `caixa:${idDaUrna(alvo)}:${caixaDe(email)}`,
      maximo: 2,
      minutos: MINUTOS_DO_CODIGO,
    };
    if (await cabe(db, contrato.nome, [daCaixa]))
      await enfileirar(db, chave, {
        tipo: 'codigoDeVoto',
        para: email,
        dados: { ...alvo, projeto: urna.projeto },
      });
    return {};
  },
);
