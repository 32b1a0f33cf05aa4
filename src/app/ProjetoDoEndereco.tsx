/** Somebody who opens a screen of a project, and has none selected, works with that one from then on. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { projetosData } from '@/areas/projetos/projetos.data';
import { escolherProjeto, useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

export default function ProjetoDoEndereco({ id }: { id: string }) {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  /** Once for each address: somebody may clear the selection there. */
  const decidido = useRef(Boolean(escolhido));
  const { data } = useQuery({ ...projetosData.porId(sessao, id), enabled: !escolhido });
  useEffect(() => {
    if (decidido.current || !data || data.deletedAt) return;
    decidido.current = true;
    escolherProjeto(sessao, data);
  }, [sessao, data]);
  return null;
}
