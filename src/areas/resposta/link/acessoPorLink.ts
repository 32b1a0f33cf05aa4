import type { AlvoDaResposta, CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import type { Acesso } from '../aparelho/abertura';
import { chamarPorLink } from './chamarPorLink';

/** The sheet of a link, as the wizard reaches it. */
export function acessoPorLink(alvo: AlvoDaResposta, credencial: CredencialDaFolha): Acesso {
  const quem = { ...alvo, credencial };
  return {
    chave: `${credencial.tipo}/${credencial.id}`,
    guardaCopia: true,
    abrir: async () => {
      const { empresa, identificado, nome, email, ...lida } = await chamarPorLink('abrirPeloLink', quem);
      return { ...lida, porLink: { empresa, identificado, nome, email } };
    },
    salvar: (pacote, saindo) => chamarPorLink('salvarPeloLink', { ...quem, ...pacote }, { saindo }),
    finalizar: (pacote) => chamarPorLink('finalizarPeloLink', { ...quem, ...pacote }),
  };
}
