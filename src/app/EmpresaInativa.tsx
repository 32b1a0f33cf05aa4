/** What a company with status INATIVO shows instead of the product (part 1 §2). */
import { EmptyState } from '@/ui/pagina/EmptyState';

export const EmpresaInativa = () => (
  <EmptyState
    nivel={1}
    cena="fechado"
    titulo="Sem acesso ao sistema"
    texto={
      <>
        Empresa inativa
        <br />
        Fale com quem administra a licença da sua empresa para reativá-la.
      </>
    }
  />
);
