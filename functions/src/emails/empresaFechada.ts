import { umaLinha, type Mensagem, montar } from './layout';

/** To a company's administrators, when somebody else put it out of use or removed it: inside they read nothing any more. */
export function empresaFechada(dados: Record<string, string>): Mensagem {
  const { nome = '', empresa = '', como = '' } = dados;
  const [qual, removida] = [umaLinha(empresa), como === 'REMOVIDA'];
  return montar({
    assunto: `${qual} foi ${removida ? 'removida' : 'inativada'}`,
    de: { empresa },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `A empresa ${qual} foi ${removida ? 'removida' : 'inativada'} por quem a convidou, ou por quem administra a plataforma.`,
      removida
        ? 'As pessoas dela deixaram de ter acesso. O CNPJ pode ser cadastrado de novo.'
        : 'As pessoas dela ainda entram, mas não veem o menu nem alteram nada até que seja ativada.',
      'Se você não esperava por isso, fale com quem convidou a empresa.',
    ],
    nota: 'Você recebe esta mensagem porque administra a empresa.',
  });
}
