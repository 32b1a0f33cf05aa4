import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** To the organiser's administrators, when a company leaves a project. */
export function saidaDoProjeto(dados: Record<string, string>): Mensagem {
  const { nome = '', empresa = '', projeto = '', quem = '', idProjeto = '' } = dados;
  const [qual, onde] = [umaLinha(empresa), umaLinha(projeto)];
  return montar({
    assunto: `${qual} saiu de ${onde}`,
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `${umaLinha(quem)} retirou a empresa ${qual} de ${onde}.`,
      'As respostas finalizadas continuam no projeto. Os convites abertos da empresa foram cancelados, e ela pode ser inscrita de novo.',
    ],
    botao: {
      texto: 'Ver as empresas do projeto',
      url: naAplicacao(para('/convidarEmpresa/:projetoId', { projetoId: idProjeto })),
    },
    nota: 'Você recebe esta mensagem porque administra a empresa que organiza o projeto.',
  });
}
