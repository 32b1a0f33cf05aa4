/** In a sentence: who can register what is missing. Nobody is sent to themselves (decisions T420). */
import { useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { nomesEmPalavras } from '@/ui/texto/nomesEmPalavras';

export function AQuemPedir() {
  const sessao = useSessaoAtiva();
  const administra = sessao.quem.papel === 'ADMIN';
  const { data = [] } = useQuery({ ...pessoasData.administradores(sessao), enabled: !administra });
  // An ADMIN may register whatever the company may.
  if (administra) return 'A sua empresa não pode criar este cadastro.';
  if (data.length === 0) return 'Peça a quem administra a empresa.';
  const nomes = nomesEmPalavras(data.map(({ nome }) => nome));
  return `Peça a ${nomes}, que ${data.length === 1 ? 'administra' : 'administram'} a empresa.`;
}
