/** What an idea said before it was changed (decisions I3): its page shows it on demand. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { versaoSchema } from '@/domain/ideias/versao';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from './ideias.data';

/** Former texts the history shows. */
export const VERSOES = 20;

const versoes = defineLeitura(versaoSchema);

/** The last ones first. */
export const versoesDaIdeia = (sessao: SessaoAtiva, id: string) =>
  queryOptions({
    queryKey: [...ideiasData.porId(sessao, id).queryKey, 'versoes'],
    queryFn: () =>
      versoes.legiveis(
        caminhos.versoes(caminhos.ideia(sessao.contexto, id)),
        { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
        VERSOES,
      ),
  });
