import type { AlvoDaResposta, CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import type { Acesso } from '../aparelho/abertura';
import { chamarPorLink } from './chamarPorLink';
import { usar } from './silencio';

/** An account's device forgets by signing out; an open link's after hours of silence (decisions P240). */
function anotar({ tipo, id }: CredencialDaFolha, porEnviar: boolean) {
  if (tipo === 'folha') usar(id, porEnviar);
}

/** The sheet of a link, as the wizard reaches it. */
export function acessoPorLink(alvo: AlvoDaResposta, credencial: CredencialDaFolha): Acesso {
  const quem = { ...alvo, credencial };
  return {
    chave: `${credencial.tipo}/${credencial.id}`,
    guardaCopia: true,
    dono: 'link',
    segredo: () => credencial.segredo,
    abrir: async () => {
      const { empresa, identificado, nome, email, ...lida } = await chamarPorLink('abrirPeloLink', quem);
      return { ...lida, porLink: { empresa, identificado, nome, email } };
    },
    async salvar(pacote, saindo) {
      if (pacote.mudancas.length > 0) anotar(credencial, true);
      const salvas = await chamarPorLink('salvarPeloLink', { ...quem, ...pacote }, { saindo });
      anotar(credencial, false);
      return salvas;
    },
    finalizar: (pacote) => chamarPorLink('finalizarPeloLink', { ...quem, ...pacote }),
  };
}
