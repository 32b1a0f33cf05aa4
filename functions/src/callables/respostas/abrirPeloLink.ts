import { abrirPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { empresaSchema } from '@/domain/empresas/empresa';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { abrirFolha } from '@functions/nucleo/abrirFolha';
import { respondenteDoLink } from '@functions/nucleo/respondenteDoLink';

/** A link opens the one sheet it was made for, whatever ids stand beside it (threats E01, E02). */
export const abrirPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    repetivel: true,
    limites: ({ credencial: { id } }, { ip }) => [
      { chave: `ip:${ip}`, maximo: 600, minutos: 60 },
      { chave: `folha:${id}:${ip}`, maximo: 120, minutos: 60 },
    ],
    falha: 'Não foi possível abrir o questionário',
  },
  async ({ credencial, ...alvo }, { db }) => {
    const respondente = await respondenteDoLink(db, credencial, alvo);
    const aberta = await abrirFolha(respondente, alvo);
    const empresa = await ler(db, empresaSchema, caminhos.empresa(alvo));
    if (!empresa) throw new ErroDoProduto('Empresa não encontrada');
    return {
      ...aberta,
      empresa: empresa.nomeFantasia,
      identificado: aberta.contato !== null,
      email: respondente.contato?.email ?? '',
      nome: respondente.contato?.nome ?? '',
    };
  },
);
