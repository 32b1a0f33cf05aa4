/** Challenge rules, `/desafios/regulamentos` (part 2 §2). ADMIN writes; a rule is locked from its first day on. */
import { useState } from 'react';
import { TelaDoCadastro } from '@/areas/cadastro/TelaDoCadastro';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { colunasDeRegulamentos, RECENTES } from './colunasDeRegulamentos';
import { regulamentosDeDesafiosData } from './regulamentosDeDesafios.data';

const RegulamentoDeDesafiosFormModal = aoAbrir(() =>
  import('./RegulamentoDeDesafiosFormModal').then((m) => m.RegulamentoDeDesafiosFormModal),
);

const ORDENS = ['nome'];

export function RegulamentosDeDesafiosPage() {
  const [colunas] = useState(() => colunasDeRegulamentos(new Date()));
  return (
    <TelaDoCadastro
      dados={regulamentosDeDesafiosData}
      Formulario={RegulamentoDeDesafiosFormModal}
      tela="/desafios/regulamentos"
      nomes={['regulamento', 'regulamentos']}
      colunas={colunas}
      ordens={ORDENS}
      ordemPadrao={RECENTES}
      adicionar="Adicionar regulamento"
      oRegistro="o regulamento"
      tituloDoErro="Erro ao buscar regulamentos"
      vazio={{
        titulo: 'Nenhum Regulamento Cadastrado!',
        texto: 'Um regulamento diz por quanto tempo e com quantas moedas os desafios são recebidos.',
      }}
    />
  );
}
