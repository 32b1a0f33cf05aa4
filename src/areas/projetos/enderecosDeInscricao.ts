/** The public pages by which a company comes into a project by itself (decisions Q3, P233). */
import type { Contexto } from '@/domain/comum/caminhos';

export interface EnderecoDeInscricao {
  nome: string;
  /** In the middle of a sentence: 'Copiar endereço …'. */
  de: string;
  /** After 'Compartilhar'. */
  oQue: string;
  texto: string;
  url: string;
}

export const enderecosDeInscricao = (
  { licenciadaId, empresaId }: Contexto,
  projetoId: string,
): readonly EnderecoDeInscricao[] => [
  {
    nome: 'Inscrição curta',
    de: 'da inscrição curta',
    oQue: 'a inscrição curta',
    texto: 'A empresa diz o CNPJ, o nome, o e-mail do responsável e a categoria, e completa o resto depois.',
    url: `${location.origin}/projeto/${empresaId}/${projetoId}/${licenciadaId}`,
  },
  {
    nome: 'Autocadastro',
    de: 'de autocadastro',
    oQue: 'o autocadastro',
    texto: 'A empresa preenche logo o cadastro inteiro, com endereço, porte e contatos.',
    url: `${location.origin}/auto-cadastro/${licenciadaId}/${empresaId}/${projetoId}`,
  },
];
