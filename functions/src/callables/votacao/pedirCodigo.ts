import { pedirCodigo as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { enfileirar } from '@functions/emails/fila';
import { abrirUrna, exigirAberta } from '@functions/nucleo/urnaAberta';

/** Mails a code to who cannot use the captcha. The text is ours and a mailbox takes few. */
export const pedirCodigo = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ email }, { ip }) => [
      { chave: `caixa:${caixaDe(email)}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 30, minutos: 60 },
    ],
    falha: 'Não foi possível enviar o código',
  },
  async ({ email, ...alvo }, { db, chave }) => {
    const { urna } = await abrirUrna(db, alvo);
    exigirAberta(urna);
    await enfileirar(db, chave, {
      tipo: 'codigoDeVoto',
      para: email,
      dados: { ...alvo, projeto: urna.projeto },
    });
    return {};
  },
);
