import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

/** To the administrators of a company that somebody enrolled in a project. */
export function inscricaoEmProjeto(dados: Record<string, string>): Mensagem {
  const { nome = '', empresa = '', projeto = '', quemInscreve = '' } = dados;
  const [onde, qual] = [umaLinha(empresa), umaLinha(projeto)];
  return montar({
    assunto: `${onde} está em ${qual}`,
    de: { empresa, quem: quemInscreve },
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `${umaLinha(quemInscreve)} inscreveu a empresa ${onde} em ${qual}.`,
      'A fase da empresa, os questionários e o que fazer em seguida estão na página do diagnóstico.',
    ],
    botao: { texto: 'Ver o diagnóstico', url: naAplicacao(para('/diagnosticoEmpresa')) },
    nota: 'Você recebe esta mensagem porque administra a empresa na plataforma.',
  });
}
