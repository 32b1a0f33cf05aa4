/** Columns of the audit trail: when, who, what, on what, from what to what. */
import { Text } from '@mantine/core';
import { type Auditoria, ROTULO_DA_ACAO } from '@/domain/auditoria/auditoria';
import { alvoDe, mudancasEmPalavras } from '@/domain/auditoria/auditoria-em-palavras';
import type { ComId } from '@/domain/comum/campos';
import { dataHora } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { NomeDaPessoa } from '@/areas/cadastro/NomeDaPessoa';

export function AlvoDaEntrada({ alvo }: { alvo: string }) {
  const lido = alvoDe(alvo);
  return 'pessoa' in lido ? <NomeDaPessoa uid={lido.pessoa} /> : lido.nome;
}

export const COLUNAS_DA_TRILHA: readonly Coluna<ComId<Auditoria>>[] = [
  {
    id: 'createdAt',
    titulo: 'Quando',
    celula: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dataHora(createdAt)}</time>,
    largura: '11rem',
  },
  { id: 'quem', titulo: 'Quem', celula: ({ quem }) => <NomeDaPessoa uid={quem} />, largura: '10rem' },
  {
    id: 'acao',
    titulo: 'Ação',
    sobOTitulo: true,
    celula: ({ acao }) => ROTULO_DA_ACAO[acao],
    largura: '9rem',
  },
  { id: 'alvo', titulo: 'Sobre', celula: ({ alvo }) => <AlvoDaEntrada alvo={alvo} /> },
  {
    id: 'mudancas',
    titulo: 'Mudança',
    celula: ({ antes, depois }) => (
      <Text span inherit>
        {mudancasEmPalavras(antes, depois).join('; ') || '–'}
      </Text>
    ),
    largura: '20rem',
  },
];
