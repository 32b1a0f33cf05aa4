import { codigoDeVoto as codigoDe, MINUTOS_DO_CODIGO } from '@functions/nucleo/chavesDoVoto';
import { umaLinha, type Mensagem, montar } from './layout';

/** Code that confirms a mailbox for a ballot. It follows from the key and the half hour, so it is stored nowhere. */
export function codigoDeVoto(para: string, dados: Record<string, string>): Mensagem {
  const { licenciadaId = '', empresaId = '', questionarioId = '', projeto = '' } = dados;
  const codigo = codigoDe({ licenciadaId, empresaId, questionarioId }, para);
  return montar({
    assunto: `${codigo} é o seu código para votar`,
    saudacao: 'Olá!',
    codigo,
    paragrafos: [
      `Este é o código para confirmar os seus votos em ${umaLinha(projeto)}.`,
      `Escreva-o na página da votação. Ele vale por ao menos ${MINUTOS_DO_CODIGO} minutos.`,
    ],
    nota: 'Não passe o código a ninguém. Se não foi você que o pediu, ignore esta mensagem.',
  });
}
