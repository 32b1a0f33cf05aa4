/** In the place of a parent's page. Loaded when it is needed: a page that is there asks nothing of moderation. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { denunciasData } from '@/areas/conversa/denuncias.data';
import { ehIdDeRegistro } from '@/domain/comum/campos';
import { ocultadoPor } from '@/domain/moderacao/motivos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { Voltar } from '@/ui/pagina/Voltar';

/** Not there, or not theirs. Where moderation hid it, people who would see it are told so, and why. */
export function Indisponivel({
  tipo,
  titulo,
  texto,
}: {
  tipo: 'IDEIA' | 'DESAFIO';
  titulo: string;
  texto: string;
}) {
  const { ideiaId, desafioId } = useParams();
  const pai = ideiaId ?? desafioId ?? '';
  const { data } = useQuery({
    ...denunciasData.ocultado(useSessaoAtiva(), { tipo, pai, filho: '' }),
    enabled: ehIdDeRegistro(pai),
  });
  const oculto = data?.motivo ? ocultadoPor(data.motivo) : undefined;
  return <EmptyState nivel={1} titulo={titulo} texto={oculto ?? texto} acao={<Voltar />} />;
}
