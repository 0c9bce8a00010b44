package com.example.tickets;

import java.util.List;

interface TicketStore {

    List<String> open();
}
