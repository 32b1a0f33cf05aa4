import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** To the company's administrators, when a channel took nothing any more and was switched off. */
export function canalDesligado(dados: Record<string, string>): Mensagem {
  const { nome = '', canal = '', empresa = '', resposta = '' } = dados;
  return montar({
    assunto: `O canal ${umaLinha(canal)} foi desligado`,
    de: { empresa },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `As últimas entregas ao canal ${umaLinha(canal)} da empresa ${umaLinha(empresa)} falharam, e ele foi desligado. A última resposta foi: “${umaLinha(resposta)}”.`,
      'Abra Canais de aviso no menu da sua empresa, corrija o endereço, envie um teste e ligue o canal de novo. Os avisos que falharam não são enviados outra vez.',
    ],
    botao: { texto: 'Abrir as empresas', url: naAplicacao(para('/empresas')) },
    nota: 'Você recebe esta mensagem porque administra a empresa.',
  });
}
