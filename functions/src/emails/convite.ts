import { rotaDoConvite, VALIDADE_EM_DIAS } from '@/domain/pessoas/convite';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** Invitation to a company, and the same again (`lembrete`). The link is made when it is sent and kept nowhere. */
export function convite(dados: Record<string, string>): Mensagem {
  const {
    nome = '',
    empresa = '',
    quemConvida = '',
    conviteId = '',
    segredo = '',
    lembrete,
    projeto,
    administra,
    licenciada,
  } = dados;
  const onde = umaLinha(empresa);
  // Nobody invites where the company came in by itself.
  const porSi = projeto && !quemConvida;
  return montar({
    assunto: lembrete ? `Lembrete: seu convite para ${onde}` : `Convite para ${onde}`,
    de: { empresa, quem: quemConvida },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      porSi
        ? `A empresa ${onde} foi inscrita em ${umaLinha(projeto)}, e o seu endereço foi informado como o de quem a administra na plataforma.`
        : projeto
          ? `${umaLinha(quemConvida)} inscreveu a empresa ${onde} em ${umaLinha(projeto)} e convidou você para administrá-la na plataforma.`
          : administra
            ? `${umaLinha(quemConvida)} convidou você para administrar a empresa ${onde} na plataforma: você será a administradora ou o administrador dela.`
            : `${umaLinha(quemConvida)} convidou você para participar da gestão de inovação da empresa ${onde}.`,
      ...(licenciada ? [`A empresa é da licenciada ${umaLinha(licenciada)}.`] : []),
      'Para aceitar, use o botão abaixo e defina a sua senha. Se você já tem uma conta, entre com a senha que já usa.',
    ],
    botao: { texto: 'Aceitar convite', url: naAplicacao(rotaDoConvite(conviteId, segredo)) },
    nota: `O convite vale por ${VALIDADE_EM_DIAS} dias e é só seu: não o encaminhe. ${porSi ? 'Se não foi você nem alguém da empresa que fez a inscrição' : 'Se você não conhece quem convidou'}, ignore esta mensagem.`,
  });
}
