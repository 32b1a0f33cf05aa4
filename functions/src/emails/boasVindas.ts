import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** Sent when an invitation was accepted. It says where to come back to, and warns somebody who did not accept it. */
export function boasVindas({ nome = '', empresa = '' }: Record<string, string>): Mensagem {
  return montar({
    assunto: `Boas-vindas à gestão de inovação de ${umaLinha(empresa)}`,
    de: { empresa },
    saudacao: `Boas-vindas, ${umaLinha(nome)}!`,
    paragrafos: [
      `Seu acesso à empresa ${umaLinha(empresa)} está pronto.`,
      'Registre a sua primeira ideia, comente as dos colegas e apoie as que merecem sair do papel.',
    ],
    botao: { texto: 'Entrar', url: naAplicacao('/') },
    nota: 'Se não foi você que aceitou o convite, avise quem administra a empresa.',
  });
}
